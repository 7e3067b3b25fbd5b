import { PartnerError, type Scope } from "@partner-kit/contract";
import type { Permissions } from "../access/createPermissions.ts";
import type { Approvals } from "../approvals/createApprovals.ts";
import type { Changes } from "../audit/createChanges.ts";
import type { Live } from "../live/createLive.ts";
import { errorCodeOf } from "../monitoring/describeError.ts";
import { ignore } from "../monitoring/logger.ts";
import type { PaymentBatches } from "../paymentBatches/createPaymentBatches.ts";
import { findProblem, listSecrets, readStoreKeys } from "../settings/readSettings.ts";
import type { Settings } from "../settings/settings.ts";
import type { Upstream } from "../upstream/createUpstream.ts";
import type { Secrets } from "../webhooks/createSecrets.ts";

/** New values of secrets. The others stay as they are. */
export interface RotateParameters {
  /** A key of the same account. */
  readonly apiKey?: string | undefined;
  readonly withdrawalApiKey?: string | undefined;
  readonly signingKey?: string | undefined;
  /** Scopes of the new `apiKey`. Default: those of the former key. */
  readonly keyScopes?: readonly Scope[] | undefined;
  /** The first key encrypts. The proxy keeps the former keys in memory, to decrypt older secrets. */
  readonly storeKeys?: readonly string[] | undefined;
  readonly webhookSecrets?: readonly string[] | undefined;
  /** Connects the store with new credentials: `() => store.reconnect(…)`. The rotation fails if it rejects. */
  readonly reconnectStore?: (() => Promise<void>) | undefined;
}

export interface CreateRotationParameters {
  readonly settings: Settings;
  readonly upstream: Pick<Upstream, "tryKey" | "rotate">;
  readonly permissions: Pick<Permissions, "rotateKey">;
  readonly secrets: Pick<Secrets, "use" | "reseal">;
  readonly approvals: Pick<Approvals, "reseal">;
  readonly paymentBatches: Pick<PaymentBatches, "reseal">;
  readonly changes: Pick<Changes, "note">;
  readonly live: Pick<Live, "reset">;
}

/** Replaces secrets while the proxy runs. */
export interface Rotation {
  /**
   * Replaces secrets. Requests in progress finish with the secrets that they began with. Tries new API keys at the
   * service first. Rejects with a `PartnerError`, without a change, if a value is invalid or the service rejects a key.
   */
  rotate(next: RotateParameters): Promise<void>;
}

const serviceNames = ["apiKey", "withdrawalApiKey", "signingKey"] as const;
const names = [...serviceNames, "storeKeys", "webhookSecrets"] as const;

/** Creates the rotation of secrets. Rotations run one at a time. */
export function createRotation(parameters: CreateRotationParameters): Rotation {
  const { settings, upstream, permissions, secrets, approvals, paymentBatches, changes, live } = parameters;
  const { logger, apiKey, withdrawalApiKey, signingKey, storeKeys, webhookSecrets } = settings;
  let current = { apiKey, withdrawalApiKey, signingKey, storeKeys, webhookSecrets };
  let last: Promise<void> = Promise.resolve();

  function check(next: RotateParameters): void {
    for (const name of names) {
      if (next[name] === undefined) continue;
      // Only a start checks how a secret fits the other settings.
      if (current[name] === undefined)
        refuse(`\`${name}\` was not set at start. Set it and create the proxy again`, "SETTING_INVALID");
      const problem = next[name].length === 0 ? "is empty" : findProblem(name, next[name]);
      if (problem !== undefined) refuse(`\`${name}\` ${problem}`, "SETTING_INVALID");
    }
    const problem = next.keyScopes && findProblem("keyScopes", next.keyScopes);
    if (problem !== undefined) refuse(`\`keyScopes\` ${problem}`, "SETTING_INVALID");
  }

  async function tryKeys(next: RotateParameters): Promise<void> {
    for (const name of ["apiKey", "withdrawalApiKey"] as const) {
      const key = next[name];
      if (key === undefined) continue;
      const result = await upstream.tryKey(key);
      if (result === "rejected")
        refuse(`the service rejects the new \`${name}\`. The proxy keeps the former one. Check the new key`);
      if (result === "unknown")
        refuse(`the service did not confirm the new \`${name}\`. The proxy keeps the former one. Try again`);
    }
  }

  /** Encrypts what is stored again. The rotation is complete without this, because the former keys stay in memory. */
  async function reseal(): Promise<void> {
    const key_id = await settings.keyRing?.keyId();
    const results: boolean[] = [];
    for (const { reseal: seal } of [secrets, approvals, paymentBatches])
      results.push(
        await seal().catch((error: unknown) => {
          logger.warn({ reason: errorCodeOf(error) }, "the stored secrets and approvals could not be read");
          return false;
        }),
      );
    if (results.every(Boolean))
      logger.info({ key_id }, "every stored secret and approval uses the new store key: delete the former keys");
    else
      logger.warn(
        { key_id },
        "some stored secrets or approvals still use a former store key: keep it in the setting, after the new one, and restart the proxy later",
      );
  }

  async function run({ ...next }: RotateParameters): Promise<void> {
    for (const name of names) if (isSame(next[name], current[name])) delete next[name];
    check(next);
    const rotated: string[] = names.filter((name) => next[name] !== undefined);
    // From now on a response may contain them.
    settings.secrets.push(...listSecrets(next).filter((secret) => !settings.secrets.includes(secret)));
    await tryKeys(next);
    if (next.reconnectStore) {
      await next.reconnectStore();
      rotated.push("store");
    }
    for (const name of names) if (next[name] !== undefined) current = { ...current, [name]: next[name] };
    if (serviceNames.some((name) => next[name] !== undefined)) upstream.rotate(current);
    if (next.apiKey !== undefined || next.keyScopes !== undefined) permissions.rotateKey(next.keyScopes);
    if (next.webhookSecrets) secrets.use(next.webhookSecrets);
    const keys = readStoreKeys(next.storeKeys ?? []);
    if (keys) settings.keyRing?.use(keys);
    // The pages' sessions depend on the key.
    if (next.apiKey !== undefined || next.withdrawalApiKey !== undefined || next.keyScopes) live.reset();
    for (const name of rotated) {
      logger.info({ secret: name }, "a secret was rotated");
      await changes.note({ subject: SUBJECT, action: "rotateSecret", resource: `secrets/${name}`, outcome: "ok" });
    }
    if (keys) await reseal();
  }

  async function runAfter(former: typeof last, next: Parameters<typeof run>[0]): Promise<void> {
    await former;
    await run(next);
  }

  return {
    rotate(next) {
      const result = runAfter(last, next);
      last = result.catch(ignore);
      return result;
    },
  };
}

/** The subject of audit records that no user caused. */
const SUBJECT = "partner-kit-proxy";

function refuse(problem: string, topic: "ROTATION_REFUSED" | "SETTING_INVALID" = "ROTATION_REFUSED"): never {
  throw new PartnerError(`rotate: ${problem}.`, { topic });
}

function isSame(one: unknown, other: unknown): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
