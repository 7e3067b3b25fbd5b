import { isWebhookSecret } from "@partner-kit/contract/webhook";
import { errorCodeOf } from "../monitoring/describeError.ts";
import type { Settings } from "../settings/settings.ts";
import type { SealedSecret } from "../store/Store.ts";

export type CreateSecretsParameters = Pick<Settings, "store" | "webhookSecrets" | "secretBox" | "now" | "logger">;

export interface SaveSecretParameters {
  readonly webhook_id: string;
  readonly version: number;
  readonly secret: string;
  /** How long the previous secret stays valid, in milliseconds since the epoch. */
  readonly previousValidUntil?: number | undefined;
}

/** Signing secrets of deliveries: those from the settings, and those of endpoints that the proxy manages. */
export interface Secrets {
  /** Every known secret that a delivery may be signed with. */
  list(): readonly string[];
  /** The stored secrets. Only the response to a creation or rotation may contain one. */
  managed(): readonly string[];
  /**
   * Reads the store again if it may have changed. Resolves to whether new secrets were found. Rejects with a
   * `StoreError`.
   */
  refresh(): Promise<boolean>;
  /** Settles after the first read of the store, also if it failed. */
  readonly ready: Promise<void>;
  /** Number of stored, possibly valid secrets that the store keys cannot decrypt. */
  unopened(): number;
  /** Whether a new secret could not be stored, so that it is lost when the process ends. */
  isUnsaved(): boolean;
  /** Whether secrets of an endpoint are stored, decrypted or not. */
  has(webhook_id: string): boolean;
  /** Never rejects. A secret that cannot be stored stays in memory, and that is logged. */
  save(secret: SaveSecretParameters): Promise<void>;
  remove(webhook_id: string): Promise<void>;
  /** Replaces the secrets of the settings. */
  use(webhookSecrets: readonly string[]): void;
  /** Seals every stored secret with the first store key. Resolves to whether all of them are. Rejects with a `StoreError`. */
  reseal(): Promise<boolean>;
  close(): void;
}

interface KnownSecret {
  readonly webhook_id: string;
  readonly version: number;
  readonly secret: string;
  readonly valid_until: number | null;
}

// Anyone can send deliveries that match no secret, so the store must not be read for each.
const REFRESH_PAUSE_MS = 1_000;
const CANNOT_OPEN =
  "A stored webhook secret cannot be decrypted, so its deliveries get a 503. Add the former key to `storeKeys`, or rotate the secret.";

/**
 * Creates the collection of secrets. It is read again when the store signals a change, because other instances also
 * store secrets.
 */
export function createSecrets(parameters: CreateSecretsParameters): Secrets {
  const { store, secretBox, now, logger } = parameters;
  let { webhookSecrets } = parameters;
  const logged = new Set<string>();
  let stored: readonly KnownSecret[] = [];
  let unopened: readonly SealedSecret[] = [];
  /** Secrets that are not stored, or not yet. */
  let unsaved: readonly KnownSecret[] = [];
  /** Secrets whose save failed. */
  const failed = new Set<string>();
  let loading: Promise<boolean> | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;
  /** Whether secrets changed since the current read began. */
  let isStale = false;
  let isClosed = false;

  async function open({ webhook_id, version, sealed }: SealedSecret): Promise<string | undefined> {
    const label = labelOf(webhook_id, version);
    try {
      return await secretBox?.open({ sealed, label });
    } catch {
      if (!logged.has(label)) logger.error({ webhook_id, version }, CANNOT_OPEN);
      logged.add(label);
      return undefined;
    }
  }

  async function read(): Promise<void> {
    const opened: KnownSecret[] = [];
    const closed: SealedSecret[] = [];
    for (const row of await store.readSecrets()) {
      const { webhook_id, version, valid_until } = row;
      const secret = await open(row);
      if (secret === undefined) closed.push(row);
      // During a rolling update, an instance with newer keys may have sealed a known secret again.
      const former = stored.find((one) => one.webhook_id === webhook_id && one.version === version)?.secret;
      const known = secret ?? former;
      if (known !== undefined) opened.push({ webhook_id, version, valid_until, secret: known });
      if (secret !== undefined) void reseal(row, secret);
    }
    stored = opened;
    unopened = closed;
  }

  /** Seals a secret with the first key, so that the previous key can be removed. */
  async function reseal({ webhook_id, version, sealed: from }: SealedSecret, text: string): Promise<void> {
    const label = labelOf(webhook_id, version);
    try {
      if (secretBox === undefined || (await secretBox.isCurrent({ sealed: from, label }))) return;
      const to = await secretBox.seal({ text, label });
      if (await store.resealSecret({ webhook_id, version, from, to }))
        logger.info({ webhook_id, version }, "a stored webhook secret was encrypted again with the first store key");
    } catch (error) {
      const reason = errorCodeOf(error);
      logger.warn(
        { webhook_id, version, reason },
        "a stored webhook secret could not be encrypted with the first store key; keep its current key",
      );
    }
  }

  async function load(): Promise<boolean> {
    const before = new Set(stored.map(({ secret }) => secret));
    do {
      isStale = false;
      await read();
    } while (isStale);
    const known = new Set(stored.map(({ secret }) => secret));
    unsaved = unsaved.filter(({ secret }) => !known.has(secret));
    loadedAt = now();
    return Array.from(known).some((secret) => !before.has(secret));
  }

  async function refresh(): Promise<boolean> {
    const age = now() - loadedAt;
    if (!loading && age >= 0 && age < REFRESH_PAUSE_MS) return false;
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  async function refreshSoon(): Promise<void> {
    isStale = true;
    loadedAt = Number.NEGATIVE_INFINITY;
    try {
      await refresh();
    } catch {
      // The host closes the store after the proxy.
      if (!isClosed) logger.error({}, "the stored webhook secrets could not be read");
    }
  }

  const stop = store.onWake((topic) => topic === "secrets" && void refreshSoon());
  const ready = refreshSoon();

  const known = (): readonly KnownSecret[] => [...stored, ...unsaved];
  const isValid = ({ valid_until }: Pick<SealedSecret, "valid_until">): boolean =>
    valid_until === null || valid_until > now();

  return {
    list() {
      if (stored.length + unsaved.length === 0) return webhookSecrets;
      const valid = known().filter(isValid);
      return Array.from(new Set([...valid.map(({ secret }) => secret), ...webhookSecrets]));
    },
    managed: () => known().map(({ secret }) => secret),
    refresh,
    ready,
    unopened: () => unopened.filter(isValid).length,
    has: (webhook_id) => [...known(), ...unopened].some((secret) => secret.webhook_id === webhook_id),
    async save({ webhook_id, version, secret, previousValidUntil }) {
      if (secretBox === undefined) return;
      if (!isWebhookSecret(secret)) {
        logger.error(
          { webhook_id, version },
          "the service returned a webhook secret that is not valid, so it was not stored",
        );
        return;
      }
      // Immediately, because the next delivery may be signed with it.
      unsaved = [{ webhook_id, version, secret, valid_until: null }, ...unsaved];
      try {
        const sealed = await secretBox.seal({ text: secret, label: labelOf(webhook_id, version) });
        await store.saveSecret({ webhook_id, version, sealed, valid_until: null }, previousValidUntil);
      } catch (error) {
        failed.add(secret);
        logger.error(
          { webhook_id, version, reason: errorCodeOf(error) },
          "a new webhook secret could not be stored: add it to webhookSecrets before this process ends",
        );
      }
    },
    isUnsaved: () => unsaved.some(({ secret }) => failed.has(secret)),
    async remove(webhook_id) {
      stored = stored.filter((secret) => secret.webhook_id !== webhook_id);
      unsaved = unsaved.filter((secret) => secret.webhook_id !== webhook_id);
      unopened = unopened.filter((secret) => secret.webhook_id !== webhook_id);
      await store.deleteSecrets({ webhook_id });
    },
    use(next) {
      webhookSecrets = next;
    },
    async reseal() {
      logged.clear();
      for (const row of await store.readSecrets()) {
        const text = await open(row);
        if (text !== undefined) await reseal(row, text);
      }
      // Read again, because another reader may have sealed one.
      const all = await store.readSecrets();
      const areCurrent = all.map(async ({ webhook_id, version, sealed }) =>
        secretBox?.isCurrent({ sealed, label: labelOf(webhook_id, version) }),
      );
      return (await Promise.all(areCurrent)).every((isCurrent) => isCurrent === true);
    },
    close() {
      isClosed = true;
      stop();
    },
  };
}

function labelOf(webhook_id: string, version: number): string {
  return `${webhook_id} ${version}`;
}
