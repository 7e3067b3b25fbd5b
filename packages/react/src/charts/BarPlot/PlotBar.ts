export type BarTone = "up" | "down" | "accent" | "muted" | "ready" | "warn" | "free" | "skeleton";

/** A part of a bar. */
export interface PlotBarPart {
  /** Rounded, for drawing. */
  readonly value: number;
  readonly tone: BarTone;
}

export interface PlotBar {
  readonly label: string;
  /** The exact, formatted value. */
  readonly text: string;
  /** From zero outwards, all with the same sign. */
  readonly parts: readonly PlotBarPart[];
}
