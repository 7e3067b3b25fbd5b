/**
 * A signing secret until the user stores it. Only `read` returns the text, so that logs, devtools and serialisers cannot
 * expose it.
 */
export interface OneTimeSecret {
  readonly webhookId: string;
  /** URL of its endpoint, to tell secrets apart. */
  readonly url: string;
  /** Starts at 1. */
  readonly secretVersion: number;
  /**
   * RFC 3339 timestamp of the service: the previous secret is valid until then. `undefined` for the first secret of an
   * endpoint.
   */
  readonly previousValidUntil: string | undefined;
  /** Returns the secret (`whsec_…`). `undefined` once it was discarded. */
  readonly read: () => string | undefined;
  readonly forget: () => void;
}

export interface WrapSecretParameters extends Omit<OneTimeSecret, "read" | "forget"> {
  readonly secret: string;
}

/** Wraps a secret that the service returned. */
export function wrapSecret({ secret, ...about }: WrapSecretParameters): OneTimeSecret {
  let text: string | undefined = secret;
  return {
    ...about,
    read: () => text,
    forget: () => {
      text = undefined;
    },
  };
}
