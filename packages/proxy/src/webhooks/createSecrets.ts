import { isWebhookSecret } from "@partner-kit/contract/webhook";
import { failureCode } from "../failureCode.ts";
import type { Settings } from "../settings.ts";
import type { SecretBox } from "../store/createSecretBox.ts";

export type CreateSecretsParameters = Pick<Settings, "store" | "webhookSecrets" | "secretBox" | "now" | "logger">;

export interface KeepSecretParameters {
  readonly webhook_id: string;
  readonly version: number;
  readonly secret: string;
  /** Milliseconds since the epoch: how long the one before it stays valid. */
  readonly previousValidUntil?: number | undefined;
}

/** The signing secrets of deliveries: those from the settings, and those of endpoints that the proxy manages. */
export interface Secrets {
  /** Every secret that may have signed, as far as is known. */
  list(): readonly string[];
  /** Those that the proxy keeps. The service tells each where it is made, and no other answer may hold one. */
  managed(): readonly string[];
  /** Reads again what is kept, where it may have changed. Resolves to whether more is known now. Rejects with a `StoreError`. */
  refresh(): Promise<boolean>;
  /** Whether secrets of an endpoint are kept. */
  has(webhook_id: string): boolean;
  /** Never rejects: where it cannot be kept it is known until the process ends, and that is logged. */
  keep(secret: KeepSecretParameters): Promise<void>;
  forget(webhook_id: string): Promise<void>;
  close(): void;
}

interface KnownSecret {
  readonly webhook_id: string;
  readonly secret: string;
  readonly valid_until: number | null;
}

// Anybody can send what no secret fits, so reading again has to be rare.
const REFRESH_PAUSE_MS = 1_000;
const CANNOT_OPEN = "a kept webhook secret cannot be opened: add the former key to `storeKeys`, or rotate the secret";

/** Makes the collection of secrets. Another instance may keep one at any time, so it is read again when the store says so. */
export function createSecrets(parameters: CreateSecretsParameters): Secrets {
  const { store, webhookSecrets, secretBox, now, logger } = parameters;
  const unopened = new Set<string>();
  let kept: readonly KnownSecret[] = [];
  /** Not in the store, or not yet. */
  let unkept: readonly KnownSecret[] = [];
  let loading: Promise<boolean> | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;
  /** Something changed since the read under way began. */
  let isStale = false;

  async function read(box: SecretBox): Promise<readonly KnownSecret[]> {
    const known: KnownSecret[] = [];
    for (const { webhook_id, version, sealed, valid_until } of await store.readSecrets()) {
      const label = labelOf(webhook_id, version);
      try {
        known.push({ webhook_id, valid_until, secret: await box.open({ sealed, label }) });
      } catch {
        if (!unopened.has(label)) logger.error({ webhook_id, version }, CANNOT_OPEN);
        unopened.add(label);
      }
    }
    return known;
  }

  async function load(box: SecretBox): Promise<boolean> {
    const before = new Set(kept.map(({ secret }) => secret));
    do {
      isStale = false;
      kept = await read(box);
    } while (isStale);
    const known = new Set(kept.map(({ secret }) => secret));
    unkept = unkept.filter(({ secret }) => !known.has(secret));
    loadedAt = now();
    return Array.from(known).some((secret) => !before.has(secret));
  }

  async function refresh(): Promise<boolean> {
    if (secretBox === undefined) return false;
    const age = now() - loadedAt;
    if (!loading && age >= 0 && age < REFRESH_PAUSE_MS) return false;
    loading ??= load(secretBox).finally(() => {
      loading = undefined;
    });
    return loading;
  }

  function refreshSoon(): void {
    isStale = true;
    loadedAt = Number.NEGATIVE_INFINITY;
    refresh().catch(() => logger.error({}, "the kept webhook secrets could not be read"));
  }

  const stop = store.onWake((topic) => topic === "secrets" && refreshSoon());
  refreshSoon();

  const known = (): readonly KnownSecret[] => [...kept, ...unkept];

  return {
    list() {
      if (kept.length + unkept.length === 0) return webhookSecrets;
      const valid = known().filter(({ valid_until }) => valid_until === null || valid_until > now());
      return Array.from(new Set([...valid.map(({ secret }) => secret), ...webhookSecrets]));
    },
    managed: () => known().map(({ secret }) => secret),
    refresh,
    has: (webhook_id) => known().some((secret) => secret.webhook_id === webhook_id),
    async keep({ webhook_id, version, secret, previousValidUntil }) {
      if (secretBox === undefined) return;
      if (!isWebhookSecret(secret)) {
        logger.error({ webhook_id, version }, "what came as a new webhook secret is none, and was not kept");
        return;
      }
      // At once: the next delivery may be signed with it.
      unkept = [{ webhook_id, secret, valid_until: null }, ...unkept];
      try {
        const sealed = await secretBox.seal({ text: secret, label: labelOf(webhook_id, version) });
        await store.saveSecret({ webhook_id, version, sealed, valid_until: null }, previousValidUntil);
      } catch (error) {
        logger.error(
          { webhook_id, version, reason: failureCode(error) },
          "a new webhook secret could not be kept: put it into the settings before this process ends",
        );
      }
    },
    async forget(webhook_id) {
      kept = kept.filter((secret) => secret.webhook_id !== webhook_id);
      unkept = unkept.filter((secret) => secret.webhook_id !== webhook_id);
      await store.deleteSecrets({ webhook_id });
    },
    close: stop,
  };
}

function labelOf(webhook_id: string, version: number): string {
  return `${webhook_id} ${version}`;
}
