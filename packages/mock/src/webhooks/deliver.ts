/** One sending of a delivery. */
export interface DeliveryRequest {
  readonly url: string;
  /** Lower-case names, those of the service document alone. */
  readonly headers: Readonly<Record<string, string>>;
  /** Exactly what was signed. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** Aborted where the emulator stops. */
  readonly signal: AbortSignal;
}

/** How a sending ended. Redirects are answers: nobody follows them. */
export type DeliveryOutcome =
  | {
      readonly kind: "answered";
      readonly status: number;
      /** The `Retry-After` header as it came. */
      readonly retryAfter: string | null;
    }
  | { readonly kind: "failed"; readonly reason: DeliveryFailure };

/** Why no answer came: not in time, or no connection, or one that broke. */
export type DeliveryFailure = "timeout" | "unreachable";

/** Sends a delivery with POST and tells how it ended. Where it rejects, the receiver counts as unreachable. */
export type Deliver = (request: DeliveryRequest) => Promise<DeliveryOutcome>;
