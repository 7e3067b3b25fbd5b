import type { Hmac } from "@partner-kit/contract/webhook";
import type { EventHandler } from "./events/createHandlerRunner.ts";
import { checkIsList, checkSetting, fail, positive } from "./settingChecks.ts";
import { receiverUrlProblem, storeKeyProblem, webhookSecretProblem } from "./settingProblems.ts";
import { createMemoryStore } from "./store/createMemoryStore.ts";
import { createSecretBox, type SecretBox } from "./store/createSecretBox.ts";
import type { AuditRecord, Store } from "./store/Store.ts";
import type { Retention } from "./store/tidyStore.ts";

/** What a proxy receives and remembers. */
export interface StoreParameters {
  /** Who makes a store closes it, after the proxy. Default: memory, which forgets all at the end. */
  readonly store?: Store | undefined;
  /** Signing secrets of webhooks, as the service showed them. */
  readonly webhookSecrets?: readonly string[] | undefined;
  /**
   * Where the service reaches this proxy's receiver, such as `https://admin.example/partner-kit/kit/webhook`. The proxy
   * keeps the secrets of endpoints that have this address and are made, or whose secret is rotated, through it.
   * Default: it keeps none.
   */
  readonly receiverUrl?: string | undefined;
  /**
   * Keys that kept secrets are encrypted with, 32 random bytes each as Base64. The first one encrypts; the others open
   * what was encrypted before the key changed. Needed for `receiverUrl`, unless the store is memory.
   */
  readonly storeKeys?: readonly string[] | undefined;
  /** Makes HMAC-SHA256. Default: WebCrypto. On Node pass `nodeHmac`, which is faster. */
  readonly hmac?: Hmac | undefined;
  /** Acts on received events: at least once each, in the order of receipt. */
  readonly onEvent?: EventHandler | undefined;
  /** How often `onEvent` is tried with an event before that is set aside. Default 8, which takes about two minutes. */
  readonly eventAttempts?: number | undefined;
  /** Told of each entry of the audit chain once it is kept. */
  readonly onAudit?: ((record: AuditRecord) => void) | undefined;
  /** Milliseconds from one sample of the ticker to the next. Default 60,000. */
  readonly sampleStep?: number | undefined;
  /** Whether the ticker is sampled while nobody watches, too. Default `false`. */
  readonly keepSampling?: boolean | undefined;
  /** How long things are kept. */
  readonly retention?: Retention | undefined;
}

/** The same, checked. */
export interface StoreSettings {
  readonly store: Store;
  readonly webhookSecrets: readonly string[];
  readonly receiverUrl: string | undefined;
  /** `undefined` where no secrets are kept. */
  readonly secretBox: SecretBox | undefined;
  readonly hmac: Hmac | undefined;
  readonly onEvent: EventHandler | undefined;
  readonly eventAttempts: number;
  readonly onAudit: ((record: AuditRecord) => void) | undefined;
  readonly sampleStep: number;
  readonly keepSampling: boolean;
  readonly retention: Retention;
}

/** Checks settings. Throws a `PartnerError` that names the setting and never tells its value. */
export function readStoreSettings(parameters: StoreParameters & { now?: (() => number) | undefined }): StoreSettings {
  const {
    store,
    webhookSecrets = [],
    receiverUrl,
    storeKeys,
    now,
    hmac,
    onEvent,
    onAudit,
    retention = {},
  } = parameters;
  for (const [name, value] of Object.entries({ webhookSecrets, storeKeys })) checkIsList(name, value);
  for (const secret of webhookSecrets) checkSetting("webhookSecrets", secret, webhookSecretProblem);
  for (const key of storeKeys ?? []) checkSetting("storeKeys", key, storeKeyProblem);
  if (receiverUrl !== undefined) checkSetting("receiverUrl", receiverUrl, receiverUrlProblem);
  return {
    store: store ?? createMemoryStore({ now }),
    webhookSecrets,
    receiverUrl,
    secretBox: makeSecretBox(parameters),
    hmac,
    onEvent,
    eventAttempts: positive("eventAttempts", parameters.eventAttempts, 8),
    onAudit,
    sampleStep: positive("sampleStep", parameters.sampleStep, 60_000),
    keepSampling: parameters.keepSampling === true,
    retention,
  };
}

function makeSecretBox({ store, storeKeys = [], receiverUrl }: StoreParameters): SecretBox | undefined {
  const [first, ...others] = storeKeys.map((key) => Uint8Array.from(atob(key), (byte) => byte.charCodeAt(0)));
  if (first) return createSecretBox({ keys: [first, ...others] });
  if (receiverUrl === undefined) return undefined;
  if (store !== undefined) {
    fail(
      "storeKeys",
      "is missing, and `receiverUrl` makes the proxy keep secrets. Make a key: openssl rand -base64 32",
    );
  }
  return createSecretBox({ keys: [crypto.getRandomValues(new Uint8Array(32))] });
}
