import type { OperationName, Scope } from "@partner-kit/contract";
import type { CanonicalRequest } from "@partner-kit/contract/signing";
import type { Hmac } from "@partner-kit/contract/webhook";
import type { Authorize } from "../access/createAuthenticator.ts";
import type { Policy } from "../access/policy.ts";
import type { ApprovalNotice } from "../approvals/ApprovalRecord.ts";
import type { AddressList } from "../http/createSourceReader.ts";
import type { Sealer, WithdrawalSigner } from "../keyService/keyService.ts";
import type { RequestReport } from "../monitoring/createMetrics.ts";
import type { Logger } from "../monitoring/logger.ts";
import type { KeyRing, SecretBox } from "../store/createSecretBox.ts";
import type { AuditCheckpoint, AuditRecord, Store } from "../store/Store.ts";
import type { Overrides } from "../upstream/overrides.ts";
import type { Transport } from "../upstream/transport.ts";
import type { EventBatchHandler, EventHandler } from "./eventHandler.ts";
import type { NumberSetting } from "./numberDefaults.ts";
import type { Schedule } from "./schedule.ts";
import type { Risks, UnsafeSetting } from "./unsafeSettings.ts";

export type Environment = "staging" | "production";

/** Settings of a proxy. `createProxy` checks all of them. */
export interface CreateProxyParameters {
  /** The service's base URL, ending in `/v1`. */
  readonly baseUrl: string;
  /** The API key. The proxy sends it only to the service. */
  readonly apiKey: string;
  /** `production` turns simulation off and refuses unsafe settings. */
  readonly environment: Environment;
  /**
   * Unsafe settings that you accept: `http-base-url`, `allow-local`, `http-origin`, `memory-store`, `unkeyed-audit`,
   * `postgres-without-tls`. Production refuses the others. Staging logs a warning at start. Default: none.
   */
  readonly unsafe?: readonly UnsafeSetting[] | undefined;
  /** Returns the user behind a request and their scopes. Required. */
  readonly authorize: Authorize;
  /** Decides about each change before the proxy sends it to the service. Default: every change is allowed. */
  readonly policy?: Policy | undefined;
  /** Milliseconds until a call of `policy` fails and the change is refused. Default 5,000. */
  readonly policyTimeout?: number | undefined;
  /** Path prefix of the proxy. Default `/partner-kit`. */
  readonly mount?: string | undefined;
  /** Names of the operations that the proxy offers. Default: all. */
  readonly allow?: readonly OperationName[] | undefined;
  /** Origins of pages that may call the proxy, instead of its own origin. Default: same origin only, without CORS. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Scopes of the API key, if you know them. The proxy then refuses calls that need other scopes. */
  readonly keyScopes?: readonly Scope[] | undefined;
  /** Whether to send `purpose`, an undocumented field, with Travel Rule submissions. Default `false`. */
  readonly sendTravelRulePurpose?: boolean | undefined;
  /**
   * Ed25519 private key that signs withdrawals: PKCS #8 as PEM or Base64, or the 32-byte seed as Base64. Without it,
   * withdrawals are off.
   */
  readonly signingKey?: string | undefined;
  /** Signs withdrawals with a key in your KMS or HSM, instead of `signingKey`. */
  readonly signer?: WithdrawalSigner | undefined;
  /** Encrypts stored webhook secrets with your KMS or HSM, instead of `storeKeys`. */
  readonly sealer?: Sealer | undefined;
  /** Milliseconds until a call of `signer` or `sealer` fails. Default 5,000. */
  readonly keyServiceTimeout?: number | undefined;
  /** The API key for withdrawals. Default: `apiKey`. */
  readonly withdrawalApiKey?: string | undefined;
  /** Builds the text that a withdrawal's signature covers. Default: the contract's assumed form. */
  readonly canonicalize?: CanonicalRequest | undefined;
  /** Differences between the service's operations and the contract's assumptions. */
  readonly overrides?: Overrides | undefined;
  /** Milliseconds between two ticker reads while a page is open. Default 1,000. */
  readonly tickerInterval?: number | undefined;
  /**
   * Milliseconds until a call to the service fails, including retries. Sets `readTimeout` and `changeTimeout` together.
   */
  readonly timeout?: number | undefined;
  /** Milliseconds until a read fails, including retries. Default: `timeout`, or 10,000. */
  readonly readTimeout?: number | undefined;
  /** Milliseconds until a change fails, including retries. Default: `timeout`, or 30,000. */
  readonly changeTimeout?: number | undefined;
  /** Milliseconds that `close()` waits for changes in progress. Default: `changeTimeout` plus 5,000. */
  readonly drainTimeout?: number | undefined;
  /** Milliseconds until a call of `authorize` fails and the request is refused. Default 5,000. */
  readonly authorizeTimeout?: number | undefined;
  /**
   * Milliseconds between two calls of `authorize` for an open live stream. Default 10,000: with `authorizeTimeout`, a
   * stream ends at most 15 seconds after its session.
   */
  readonly sessionCheckInterval?: number | undefined;
  /** Concurrent calls to the service. Reads leave `changeReserve` of them free. Default 64. */
  readonly maxUpstreamCalls?: number | undefined;
  /** How many of `maxUpstreamCalls` are reserved for changes. Default 8. */
  readonly changeReserve?: number | undefined;
  /** Reads that may queue for one of `maxUpstreamCalls`, and as many changes. Default 1,000. */
  readonly maxQueuedCalls?: number | undefined;
  /** Concurrent reads of one subject, including queued ones, and as many changes. Default 64. */
  readonly maxCallsPerSubject?: number | undefined;
  /** Reads of one subject per minute, and as many changes. Cached responses do not count. Default 1,200. */
  readonly maxCallsPerMinute?: number | undefined;
  /** Longest pause in milliseconds after a 429 response of the service. Default 60,000. */
  readonly maxBackOff?: number | undefined;
  /** How often a failed call is sent again, if that is safe. Default 2. */
  readonly retries?: number | undefined;
  /** Maximum bytes of a request's body. Default 64 KiB. */
  readonly maxRequestBytes?: number | undefined;
  /** Maximum bytes of a response of the service, decompressed. Default 10 MiB. */
  readonly maxResponseBytes?: number | undefined;
  /** Open live streams. Default 2,000. */
  readonly maxStreams?: number | undefined;
  /** Open live streams of one subject. Default 20. */
  readonly maxStreamsPerSubject?: number | undefined;

  /**
   * Store for events, secrets, samples and the audit. Close it after the proxy. Default: memory, which is lost when the
   * process ends.
   */
  readonly store?: Store | undefined;
  /** Webhook signing secrets, as the service showed them. */
  readonly webhookSecrets?: readonly string[] | undefined;
  /**
   * Public URL of this proxy's receiver, such as `https://admin.example/partner-kit/kit/webhook`. The proxy then stores
   * the secrets of webhook endpoints with this URL that are created or rotated through it. Default: it stores none.
   */
  readonly receiverUrl?: string | undefined;
  /**
   * Addresses that may send deliveries, such as `addressList(["203.0.113.0/24"])` of `@partner-kit/proxy/node`. A
   * delivery from another address gets a 503, so the service retries it, and raises an alarm. Default: all, because the
   * signature authenticates a delivery.
   */
  readonly webhookSources?: AddressList | undefined;
  /**
   * Hosts that webhook endpoints may point to, exact or `*.example.com` for every subdomain. The proxy refuses to create
   * or enable an endpoint with another host. Default: all that the service accepts.
   */
  readonly webhookDestinations?: readonly string[] | undefined;
  /**
   * Load balancers and reverse proxies in front of the receiver. The source of a delivery is then read from the
   * `X-Forwarded-For` header that they write. Default: none, and the header is ignored.
   */
  readonly trustedProxies?: AddressList | undefined;
  /**
   * Whether deliveries are accepted only by `proxy.receiver`, which you serve on a listener of its own. The proxy
   * itself then refuses them. Default `false`.
   */
  readonly separateReceiver?: boolean | undefined;
  /**
   * Keys for stored webhook secrets and approvals, 32 random bytes each as Base64. The first one encrypts. The others
   * decrypt older data. `receiverUrl` and `policy` need a key unless the store is memory.
   */
  readonly storeKeys?: readonly string[] | undefined;
  /** Computes HMAC-SHA256. Default: WebCrypto. On Node pass `nodeHmac`, which is faster. */
  readonly hmac?: Hmac | undefined;
  /** Handles received events: each at least once, in order of receipt. */
  readonly onEvent?: EventHandler | undefined;
  /** Handles received events up to 100 at once, instead of `onEvent`, for more than a few hundred a second. */
  readonly onEvents?: EventBatchHandler | undefined;
  /** Maximum bytes of a delivery's body. A longer one is refused permanently and raises an alarm. Default 256 KiB. */
  readonly maxWebhookBytes?: number | undefined;
  /** Deliveries that may wait for verification. Further ones get a 503, so the service retries them. Default 1,000. */
  readonly maxUnverifiedWebhooks?: number | undefined;
  /** The same limit for one IP address. Behind a load balancer, set `trustedProxies`. Default 250. */
  readonly maxUnverifiedWebhooksPerAddress?: number | undefined;
  /** Bytes of deliveries that may wait for verification. Default 32 MiB. */
  readonly maxUnverifiedBytes?: number | undefined;
  /** The same limit for one IP address. Default 8 MiB. */
  readonly maxUnverifiedBytesPerAddress?: number | undefined;
  /** Attempts of `onEvent` or `onEvents` before an event is parked. Default 8, which take about two minutes. */
  readonly eventAttempts?: number | undefined;
  /**
   * Key of the audit chain: 32 random bytes as Base64. Without it, anyone with write access to the store can rewrite
   * the chain undetected. Required in production, unless `unsafe` names `unkeyed-audit`.
   */
  readonly auditKey?: string | undefined;
  /**
   * Called by the instance that changed the status of an approval, for mail or chat. Not called again after an error or
   * a crash. Contains neither input nor comment.
   */
  readonly onApproval?: ((notice: ApprovalNotice) => unknown) | undefined;
  /** Called with each stored record of the audit chain. */
  readonly onAudit?: ((record: AuditRecord) => unknown) | undefined;
  /**
   * Called with checkpoints of the audit chain. Store them elsewhere: `verifyAudit` compares them with the chain and
   * detects a cut end. Called every `auditCheckpointEvery` records, one minute after the first record without a
   * checkpoint, and on close.
   */
  readonly onAuditCheckpoint?: ((checkpoint: AuditCheckpoint) => unknown) | undefined;
  /** Records between two checkpoints. Default 100. */
  readonly auditCheckpointEvery?: number | undefined;
  /** Milliseconds between two ticker samples. Default 60,000. */
  readonly sampleStep?: number | undefined;
  /** Milliseconds between two balance samples. Default 300,000. */
  readonly balanceStep?: number | undefined;
  /** Whether to sample the balances, and the ticker also while no page is open. Default `false`. */
  readonly keepSampling?: boolean | undefined;
  /** How long data is stored. */
  readonly retention?: Retention | undefined;

  /** Log destination. A pino logger fits. Default: none. */
  readonly logger?: Logger | undefined;
  /** Called after each response, for the host's traces and logs. */
  readonly onRequest?: ((report: RequestReport) => unknown) | undefined;
  /** The `fetch` that calls the service. Default: the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Replaces `fetch` with a faster platform transport, such as `poolTransport()` on Node. */
  readonly transport?: Transport | undefined;
  /** Current time in milliseconds since the epoch. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
  /**
   * Time for signatures of requests and webhooks, in milliseconds since the epoch. Set it if `now` is not the real
   * time, for example with an emulator whose clock was moved. Default: `now`.
   */
  readonly signatureNow?: (() => number) | undefined;
  /** A random number from 0 up to 1, for jitter. Default `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Timers. Default: the global ones. */
  readonly schedule?: Schedule | undefined;
}

/** How long data is stored, in milliseconds. The minimum is one hour. */
export interface Retention {
  /** Default: 30 days. */
  readonly events?: number | undefined;
  /**
   * Samples older than `age` are thinned to one per `step`, or deleted if `step` is `null`. Default: one per 15 minutes
   * after a day, deleted after 30 days.
   */
  readonly samples?: readonly { readonly age: number; readonly step: number | null }[] | undefined;
  /** Age at which balance samples are deleted. Default: 90 days. */
  readonly balances?: number | undefined;
  /** Age at which approvals are deleted, unless something is left to do. Default: 90 days. */
  readonly approvals?: number | undefined;
}

type Filled =
  | NumberSetting
  | ("mount" | "sendTravelRulePurpose" | "overrides" | "store" | "webhookSecrets" | "keepSampling" | "retention")
  | "separateReceiver"
  | ("logger" | "transport" | "now" | "signatureNow" | "random" | "schedule");

/** Checked settings with defaults. */
export type Settings = Omit<CreateProxyParameters, Filled | "fetch"> & {
  readonly [TName in Filled]: NonNullable<CreateProxyParameters[TName]>;
} & {
  /** Values that no response and no log may contain. A rotation adds the new ones. */
  readonly secrets: string[];
  /** `undefined` if neither webhook secrets nor approvals are stored. */
  readonly secretBox: SecretBox | undefined;
  /** The secret box, if its keys come from `storeKeys`. */
  readonly keyRing: KeyRing | undefined;
  /** The unsafe settings among these. */
  readonly risks: Risks;
};
