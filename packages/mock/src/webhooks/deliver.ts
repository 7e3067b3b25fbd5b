/** A request of a delivery. */
export interface DeliveryRequest {
  readonly url: string;
  /** The headers of the service document, with lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** The exact signed bytes. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** Aborts when the emulator stops. */
  readonly signal: AbortSignal;
}

/** The outcome of a request. Redirects are responses and are not followed. */
export type DeliveryOutcome =
  | {
      readonly kind: "response";
      readonly status: number;
      /** The text of the `Retry-After` header. */
      readonly retryAfter: string | null;
    }
  | { readonly kind: "failed"; readonly reason: DeliveryFailure };

/** `timeout`, or `unreachable` if the connection failed or broke. */
export type DeliveryFailure = "timeout" | "unreachable";

/** Sends a delivery with POST and returns its outcome. A rejection counts as unreachable. */
export type Deliver = (request: DeliveryRequest) => Promise<DeliveryOutcome>;
