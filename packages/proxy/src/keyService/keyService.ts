import { HttpError } from "../http/HttpError.ts";
import { describeError } from "../monitoring/describeError.ts";
import type { Logger } from "../monitoring/logger.ts";
import { type Schedule, withDeadline } from "../settings/schedule.ts";
import type { SecretBox } from "../store/createSecretBox.ts";

/** Signs withdrawals with an Ed25519 key that the proxy never sees, such as one in a KMS or an HSM. */
export interface WithdrawalSigner {
  /** Name of the key, for the log. */
  readonly keyId?: string | undefined;
  /**
   * Public key: SPKI as PEM or Base64, or its 32 bytes as Base64. The proxy then verifies each signature before it
   * sends it.
   */
  readonly publicKey?: string | undefined;
  /** Signs the canonical text of a request. Resolves to the 64 bytes of the signature. */
  sign(text: Uint8Array<ArrayBuffer>, options: { readonly signal: AbortSignal }): Promise<Uint8Array>;
}

/** Encrypts stored webhook secrets with a key that the proxy never sees. */
export interface Sealer {
  /** `label` names the secret. Bind the result to it, so that one sealed secret cannot replace another. */
  seal(parameters: { text: string; label: string; signal: AbortSignal }): Promise<Uint8Array>;
  /** Rejects if the bytes were changed or sealed with another label. */
  open(parameters: { sealed: Uint8Array; label: string; signal: AbortSignal }): Promise<string>;
  /**
   * A keyed hash of a text, such as HMAC-SHA256 with a key of the key service, always the same for the same text. Needed
   * with `policy`, to recognise a change that an approval allows.
   */
  fingerprint?(parameters: { text: string; signal: AbortSignal }): Promise<string>;
  /** Whether the current key sealed the bytes. If not, the proxy seals the secret again. Default: always. */
  isCurrent?(parameters: { sealed: Uint8Array; label: string }): boolean | Promise<boolean>;
}

export interface KeyServiceSettings {
  /** Milliseconds. */
  readonly keyServiceTimeout: number;
  readonly schedule: Schedule;
  readonly logger: Logger;
}

/**
 * Calls a function of the host's key service with a deadline. Rejects with an `HttpError` if it fails, is late, or
 * returns a value that `isValid` refuses. The log has the reason.
 */
export async function callKeyService<T>(parameters: {
  readonly settings: KeyServiceSettings;
  /** Such as `signer.sign`. */
  readonly name: string;
  readonly keyId?: string | undefined;
  readonly run: (signal: AbortSignal) => Promise<T>;
  readonly isValid: (result: T) => boolean | Promise<boolean>;
}): Promise<T> {
  const { settings, name, keyId, run, isValid } = parameters;
  const { keyServiceTimeout: milliseconds, schedule, logger } = settings;
  const late = new Error("late");
  const abort = new AbortController();
  const refuse = (fields: object): never => {
    logger.error({ ...fields, keyId }, `${name} failed, so the proxy refused the request`);
    throw new HttpError({ code: "KEY_SERVICE_UNAVAILABLE", message: UNAVAILABLE });
  };
  const called = (async () => run(abort.signal))();
  const result = await withDeadline(called, { schedule, milliseconds, error: () => late }).catch((error: unknown) => {
    abort.abort();
    return refuse(error === late ? { milliseconds } : describeError(error));
  });
  return (await isValid(result)) ? result : refuse({ reason: "invalid_result" });
}

const UNAVAILABLE =
  "The key service of the proxy's host did not sign or encrypt. Nothing was sent. Try again. The proxy's log has the reason.";

/** Creates a secret box from the host's sealer. Its methods reject with an `HttpError`. */
export function createSealerBox(settings: KeyServiceSettings, sealer: Sealer): SecretBox {
  const box: SecretBox = {
    async seal({ text, label }) {
      const run = (signal: AbortSignal): Promise<Uint8Array> => sealer.seal({ text, label, signal });
      const isValid = (sealed: Uint8Array): boolean => sealed instanceof Uint8Array && !contains(sealed, text);
      return new Uint8Array(await callKeyService({ settings, name: "sealer.seal", run, isValid }));
    },
    open({ sealed, label }) {
      const run = (signal: AbortSignal): Promise<string> => sealer.open({ sealed, label, signal });
      return callKeyService({ settings, name: "sealer.open", run, isValid: (text) => typeof text === "string" });
    },
    async fingerprints(text) {
      const run = async (signal: AbortSignal): Promise<string> => (await sealer.fingerprint?.({ text, signal })) ?? "";
      const isValid = (hash: string): boolean => typeof hash === "string" && hash !== "" && hash !== text;
      return [await callKeyService({ settings, name: "sealer.fingerprint", run, isValid })];
    },
    isCurrent: async (parameters) => (await sealer.isCurrent?.(parameters)) ?? true,
    async check() {
      const [text, label] = [crypto.randomUUID(), "check"];
      const sealed = await box.seal({ text, label });
      const run = (signal: AbortSignal): Promise<string> => sealer.open({ sealed, label, signal });
      await callKeyService({ settings, name: "sealer.open", run, isValid: (opened) => opened === text });
    },
  };
  return box;
}

/** A sealer that returns the text itself would store it in the clear. */
function contains(sealed: Uint8Array, text: string): boolean {
  return new TextDecoder("latin1").decode(sealed).includes(text);
}
