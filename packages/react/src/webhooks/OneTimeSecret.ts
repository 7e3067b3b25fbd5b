/**
 * A signing secret on its way to the one who has to store it. The text comes out of `read` alone, so that no log, no
 * devtool and no serialiser shows it by accident.
 */
export interface OneTimeSecret {
  readonly webhookId: string;
  /** Of the endpoint, to tell several apart. */
  readonly url: string;
  /** Starts at 1. */
  readonly secretVersion: number;
  /** RFC 3339, as the service wrote it: until then the secret before this one is valid too. `undefined` for an endpoint's first. */
  readonly previousValidUntil: string | undefined;
  /** The secret, `whsec_…`; `undefined` once it was forgotten. */
  readonly read: () => string | undefined;
  readonly forget: () => void;
}

export interface HoldSecretParameters extends Omit<OneTimeSecret, "read" | "forget"> {
  readonly secret: string;
}

/** Takes hold of a secret that the service just returned. */
export function holdSecret({ secret, ...about }: HoldSecretParameters): OneTimeSecret {
  let held: string | undefined = secret;
  return {
    ...about,
    read: () => held,
    forget: () => {
      held = undefined;
    },
  };
}
