export interface CurvePoint {
  readonly x: number;
  readonly y: number | null;
}
