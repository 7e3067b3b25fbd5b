import type { OperationName, Scope } from "@partner-kit/contract";
import type { CanonicalRequest } from "@partner-kit/contract/signing";
import type { Hmac, WebhookEvent } from "@partner-kit/contract/webhook";
import type { Authorize } from "../access/createAuthenticator.ts";
import type { RequestReport } from "../monitoring/createMetrics.ts";
import type { Logger } from "../monitoring/logger.ts";
import type { SecretBox } from "../store/createSecretBox.ts";
import type { AuditCheckpoint, AuditRecord, Store } from "../store/Store.ts";
import type { Overrides } from "../upstream/overrides.ts";
import type { Transport } from "../upstream/transport.ts";
import type { Schedule } from "./schedule.ts";
import type { Risks, UnsafeSetting } from "./unsafeSettings.ts";

export type Environment = "staging" | "production";

/** How a proxy is set up. Everything is checked when it is made. */
export interface CreateProxyParameters {
  /** The service's base address, ending in `/v1`. */
  readonly baseUrl: string;
  /** The API key. It is sent to the service and to nobody else. */
  readonly apiKey: string;
  /** `production` switches the simulation off and refuses unsafe settings. */
  readonly environment: Environment;
  /**
   * Names of unsafe settings that you accept: `http-base-url`, `allow-local`, `http-origin`, `memory-store`, `unkeyed-audit`,
   * `postgres-without-tls`.
   * Production refuses those that are not named, staging logs a warning at start. Default: none.
   */
  readonly unsafe?: readonly UnsafeSetting[] | undefined;
  /** Who is behind a request and what they may do. There is no default. */
  readonly authorize: Authorize;
  /** Path prefix the proxy answers under. Default `/partner-kit`. */
  readonly mount?: string | undefined;
  /** Operations switched on. Default: all. */
  readonly allow?: readonly OperationName[] | undefined;
  /** Origins of pages that may call, instead of the proxy's own. Default: same origin only, and no CORS. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Scopes of the API key, where known: what it lacks is then refused before it is sent. */
  readonly keyScopes?: readonly Scope[] | undefined;
  /** Whether `purpose` is sent with Travel Rule answers. The service asks for it, but does not say that it takes it. Default `false`. */
  readonly sendTravelRulePurpose?: boolean | undefined;
  /** Ed25519 private key that signs withdrawals: PKCS #8 as PEM or Base64, or the 32-byte seed as Base64. Default: withdrawals are off. */
  readonly signingKey?: string | undefined;
  /** The API key for withdrawals. Default: `apiKey`. */
  readonly withdrawalApiKey?: string | undefined;
  /** Writes what a withdrawal's signature is made over. Default: the contract's, which is assumed. */
  readonly canonicalize?: CanonicalRequest | undefined;
  /** How the service's own form of operations differs from what the contract assumes. */
  readonly overrides?: Overrides | undefined;
  /** Milliseconds between two reads of the ticker while somebody watches. Default 1,000. */
  readonly tickerInterval?: number | undefined;
  /** Milliseconds after which a call to the service fails, retries included: `readTimeout` and `changeTimeout` in one. */
  readonly timeout?: number | undefined;
  /** Milliseconds after which a read fails, retries included. Default: `timeout`, or 10,000. */
  readonly readTimeout?: number | undefined;
  /** Milliseconds after which a change fails, retries included. Default: `timeout`, or 30,000. */
  readonly changeTimeout?: number | undefined;
  /** Milliseconds that `close()` waits for changes under way. Default: 5,000 more than `changeTimeout`, which is 35,000. */
  readonly drainTimeout?: number | undefined;
  /** Milliseconds after which a request is refused because `authorize` has not answered. Default 5,000. */
  readonly authorizeTimeout?: number | undefined;
  /**
   * Milliseconds between two calls of `authorize` for an open live stream. Default 10,000: with `authorizeTimeout`, a
   * stream ends at most 15 seconds after its session.
   */
  readonly sessionCheckInterval?: number | undefined;
  /** Calls to the service at once. Default 64. Reads leave `changeReserve` of them free. */
  readonly maxUpstreamCalls?: number | undefined;
  /** How many of `maxUpstreamCalls` only changes may use. Default 8. */
  readonly changeReserve?: number | undefined;
  /** Calls that may wait for one of `maxUpstreamCalls`. Default 1,000 reads and as many changes. */
  readonly maxQueuedCalls?: number | undefined;
  /** Calls of one subject at once, those that wait included. Default 64 reads and as many changes. */
  readonly maxCallsPerSubject?: number | undefined;
  /** Calls of one subject in a minute. Default 1,200 reads and as many changes. Responses from memory do not count. */
  readonly maxCallsPerMinute?: number | undefined;
  /** Milliseconds that a 429 response of the service stops further calls at most. Default 60,000. */
  readonly maxBackOff?: number | undefined;
  /** How often a call is sent again that failed on the way, where that is safe. Default 2. */
  readonly retries?: number | undefined;
  /** Bytes a request's body may have. Default 64 KiB. */
  readonly maxRequestBytes?: number | undefined;
  /** Bytes an answer of the service may have, decompressed. Default 10 MiB. */
  readonly maxResponseBytes?: number | undefined;
  /** Live streams open at once. Default 2,000. */
  readonly maxStreams?: number | undefined;
  /** Live streams open at once for one subject. Default 20. */
  readonly maxStreamsPerSubject?: number | undefined;

  /** What the proxy remembers. Who makes a store closes it, after the proxy. Default: memory, which forgets all at the end. */
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
  /** Bytes a delivery's body may have. A longer one is refused for good, so that raises an alarm. Default 256 KiB. */
  readonly maxWebhookBytes?: number | undefined;
  /** Deliveries that may wait to be verified at once. Beyond that: 503, and the service tries again. Default 1,000. */
  readonly maxUnverifiedWebhooks?: number | undefined;
  /** The same for one IP address. Behind a trusted proxy all deliveries come from its address. Default 250. */
  readonly maxUnverifiedWebhooksPerAddress?: number | undefined;
  /** Bytes of deliveries that may wait to be verified at once. Default 32 MiB. */
  readonly maxUnverifiedBytes?: number | undefined;
  /** The same for one IP address. Default 8 MiB. */
  readonly maxUnverifiedBytesPerAddress?: number | undefined;
  /** How often `onEvent` is tried with an event before that is set aside. Default 8, which takes about two minutes. */
  readonly eventAttempts?: number | undefined;
  /**
   * Key of the audit chain: 32 random bytes as Base64. Without it, whoever can write to the store can rewrite the chain unnoticed.
   * Production needs it, unless `unsafe` names `unkeyed-audit`.
   */
  readonly auditKey?: string | undefined;
  /** Called with each record of the audit chain once it is stored. */
  readonly onAudit?: ((record: AuditRecord) => unknown) | undefined;
  /**
   * Called with checkpoints of the audit chain. Keep them outside the store: `verifyAudit` compares them with the chain and finds a
   * cut end. Comes every `auditCheckpointEvery` records, a minute after the first record without one, and when the proxy closes.
   */
  readonly onAuditCheckpoint?: ((checkpoint: AuditCheckpoint) => unknown) | undefined;
  /** Records from one checkpoint to the next. Default 100. */
  readonly auditCheckpointEvery?: number | undefined;
  /** Milliseconds from one sample of the ticker to the next. Default 60,000. */
  readonly sampleStep?: number | undefined;
  /** Whether the ticker is sampled while nobody watches, too. Default `false`. */
  readonly keepSampling?: boolean | undefined;
  /** How long things are kept. */
  readonly retention?: Retention | undefined;

  /** Where the proxy logs; a pino logger fits. Default: nowhere. */
  readonly logger?: Logger | undefined;
  /** Called with each request after the response: for traces and logs of the host. */
  readonly onRequest?: ((report: RequestReport) => unknown) | undefined;
  /** How the service is reached. Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** The same for platforms that have something quicker, such as `poolTransport()` on Node; `fetch` is not used then. */
  readonly transport?: Transport | undefined;
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
  /**
   * The time that signatures go by: timestamps of signed requests and of received webhooks. Milliseconds since the epoch.
   * Set it where `now` is not the real time, as before an emulator whose clock was moved. Default: `now`.
   */
  readonly signatureNow?: (() => number) | undefined;
  /** A number from 0 up to 1, for jitter. Default `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Default: the global timers. */
  readonly schedule?: Schedule | undefined;
}

/** What a handler receives besides the event. */
export interface EventContext {
  /** Grows with each event received. */
  readonly seq: number;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
  /** 1 for the first. */
  readonly attempt: number;
  /** Aborted when the proxy closes, or another instance has taken over. */
  readonly signal: AbortSignal;
}

/**
 * Acts on a received event. A number in `data` that a double cannot hold, such as `12345678901234567890.10`, is a string
 * with the digits that were sent. It is called for one event at a time, in the order of receipt, and again for the same event
 * when it threw or the process ended meanwhile: what it does must stand being done twice.
 */
export type EventHandler = (event: WebhookEvent, context: EventContext) => unknown;

/** How long things are kept, in milliseconds of age: an hour or more. */
export interface Retention {
  /** Default 30 days. */
  readonly events?: number | undefined;
  /**
   * Samples older than `age` are thinned to one in each `step`, or deleted where `step` is `null`.
   * Default: one in 15 minutes after a day, none after 30 days.
   */
  readonly samples?: readonly { readonly age: number; readonly step: number | null }[] | undefined;
}

/** Defaults of the settings that are numbers. `drainTimeout` is longer if `changeTimeout` is. */
export const numberDefaults = {
  tickerInterval: 1_000,
  readTimeout: 10_000,
  changeTimeout: 30_000,
  drainTimeout: 35_000,
  authorizeTimeout: 5_000,
  sessionCheckInterval: 10_000,
  maxUpstreamCalls: 64,
  changeReserve: 8,
  maxQueuedCalls: 1_000,
  maxCallsPerSubject: 64,
  maxCallsPerMinute: 1_200,
  maxBackOff: 60_000,
  retries: 2,
  maxRequestBytes: 64 * 1024,
  maxResponseBytes: 10 * 1024 ** 2,
  maxStreams: 2_000,
  maxStreamsPerSubject: 20,
  maxWebhookBytes: 256 * 1024,
  maxUnverifiedWebhooks: 1_000,
  maxUnverifiedWebhooksPerAddress: 250,
  maxUnverifiedBytes: 32 * 1024 ** 2,
  maxUnverifiedBytesPerAddress: 8 * 1024 ** 2,
  eventAttempts: 8,
  auditCheckpointEvery: 100,
  sampleStep: 60_000,
};

export type NumberSetting = keyof typeof numberDefaults;

type Filled =
  | NumberSetting
  | ("mount" | "sendTravelRulePurpose" | "overrides" | "store" | "webhookSecrets" | "keepSampling" | "retention")
  | ("logger" | "transport" | "now" | "signatureNow" | "random" | "schedule");

/** Checked settings with their defaults filled in. */
export type Settings = Omit<CreateProxyParameters, Filled | "fetch" | "storeKeys"> & {
  readonly [TName in Filled]: NonNullable<CreateProxyParameters[TName]>;
} & {
  /** What must be in no answer and no log. */
  readonly secrets: readonly string[];
  /** `undefined` where no webhook secrets are kept. */
  readonly secretBox: SecretBox | undefined;
  /** What is unsafe about these settings. */
  readonly risks: Risks;
};
