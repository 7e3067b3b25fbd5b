/** A delivery of a rule. By default it is genuine: an event, signed with the secret, now. */
export interface Delivery {
  /** Default: a new ID. */
  readonly id?: string | undefined;
  /** Default `deposit.success`. */
  readonly type?: string | undefined;
  /** Default: now. */
  readonly occurredAt?: string | undefined;
  /** `data` of the event. */
  readonly data?: object | undefined;
  /** More fields of the envelope. */
  readonly fields?: object | undefined;
  /** The exact body, instead of an event. */
  readonly body?: string | Uint8Array | undefined;
  /** Seconds from now to the timestamp. Default 0. */
  readonly offset?: number | undefined;
  /** Seconds that are added to the timestamp after signing. Default 0. */
  readonly shift?: number | undefined;
  /** `x-service-delivery-attempt`. Default 1. */
  readonly attempt?: number | undefined;
  /** Changes the signature after signing. `foreign` is one with another secret. */
  readonly signature?: ((genuine: string, foreign: string) => string) | undefined;
  /** Changes headers after signing. `undefined` removes one. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  /** Replaces the body after signing. */
  readonly changedBody?: string | undefined;
  /** A character whose bytes are sent in two packets. */
  readonly splitAt?: string | undefined;
}

/** A delivery as it is sent. */
export interface SignedDelivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** A signature that no response may contain. */
  readonly hidden: string | undefined;
}
