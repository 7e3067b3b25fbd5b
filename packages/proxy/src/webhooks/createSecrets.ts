import { isWebhookSecret } from "@partner-kit/contract/webhook";
import { errorCodeOf } from "../monitoring/describeError.ts";
import type { Settings } from "../settings/settings.ts";
import type { SealedSecret } from "../store/Store.ts";

export type CreateSecretsParameters = Pick<Settings, "store" | "webhookSecrets" | "secretBox" | "now" | "logger">;

export interface SaveSecretParameters {
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
  /** Those that the proxy stores. Only the response to a creation or rotation may hold one. */
  managed(): readonly string[];
  /** Reads the store again if it may have changed. Resolves to whether more is known now. Rejects with a `StoreError`. */
  refresh(): Promise<boolean>;
  /** How many stored secrets that may still be valid cannot be opened with the store keys. */
  unopened(): number;
  /** Whether secrets of an endpoint are stored, opened or not. */
  has(webhook_id: string): boolean;
  /** Never rejects. A secret that cannot be stored is known until the process ends, and that is logged. */
  save(secret: SaveSecretParameters): Promise<void>;
  remove(webhook_id: string): Promise<void>;
  close(): void;
}

interface KnownSecret {
  readonly webhook_id: string;
  readonly version: number;
  readonly secret: string;
  readonly valid_until: number | null;
}

// Anybody can send what no secret fits, so reading again has to be rare.
const REFRESH_PAUSE_MS = 1_000;
const CANNOT_OPEN =
  "A stored webhook secret cannot be opened. Its deliveries are answered with 503. Add the former key to `storeKeys`, or rotate the secret.";

/** Makes the collection of secrets. Another instance may store one at any time, so they are read again when the store signals it. */
export function createSecrets(parameters: CreateSecretsParameters): Secrets {
  const { store, webhookSecrets, secretBox, now, logger } = parameters;
  const logged = new Set<string>();
  let stored: readonly KnownSecret[] = [];
  let unopened: readonly SealedSecret[] = [];
  /** Not in the store, or not yet. */
  let unsaved: readonly KnownSecret[] = [];
  let loading: Promise<boolean> | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;
  /** Something changed since the read under way began. */
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
      // While instances are replaced, one with newer keys may have sealed anew a secret that this one knows.
      const former = stored.find((one) => one.webhook_id === webhook_id && one.version === version)?.secret;
      const known = secret ?? former;
      if (known !== undefined) opened.push({ webhook_id, version, valid_until, secret: known });
      if (secret !== undefined) void reseal(row, secret);
    }
    stored = opened;
    unopened = closed;
  }

  /** Seals a secret with the first key, so that the key it was sealed with can be retired. */
  async function reseal({ webhook_id, version, sealed: from }: SealedSecret, text: string): Promise<void> {
    const label = labelOf(webhook_id, version);
    try {
      if (secretBox === undefined || (await secretBox.isCurrent({ sealed: from, label }))) return;
      const to = await secretBox.seal({ text, label });
      if (await store.resealSecret({ webhook_id, version, from, to }))
        logger.info({ webhook_id, version }, "A stored webhook secret was sealed again with the first store key.");
    } catch (error) {
      const reason = errorCodeOf(error);
      logger.warn({ webhook_id, version, reason }, "A stored webhook secret could not be sealed again. Keep its key.");
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

  function refreshSoon(): void {
    isStale = true;
    loadedAt = Number.NEGATIVE_INFINITY;
    refresh().catch(() => {
      // Who closes the proxy then closes the store.
      if (!isClosed) logger.error({}, "the kept webhook secrets could not be read");
    });
  }

  const stop = store.onWake((topic) => topic === "secrets" && refreshSoon());
  refreshSoon();

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
    unopened: () => unopened.filter(isValid).length,
    has: (webhook_id) => [...known(), ...unopened].some((secret) => secret.webhook_id === webhook_id),
    async save({ webhook_id, version, secret, previousValidUntil }) {
      if (secretBox === undefined) return;
      if (!isWebhookSecret(secret)) {
        logger.error({ webhook_id, version }, "what came as a new webhook secret is none, and was not kept");
        return;
      }
      // At once: the next delivery may be signed with it.
      unsaved = [{ webhook_id, version, secret, valid_until: null }, ...unsaved];
      try {
        const sealed = await secretBox.seal({ text: secret, label: labelOf(webhook_id, version) });
        await store.saveSecret({ webhook_id, version, sealed, valid_until: null }, previousValidUntil);
      } catch (error) {
        logger.error(
          { webhook_id, version, reason: errorCodeOf(error) },
          "a new webhook secret could not be kept: put it into the settings before this process ends",
        );
      }
    },
    async remove(webhook_id) {
      stored = stored.filter((secret) => secret.webhook_id !== webhook_id);
      unsaved = unsaved.filter((secret) => secret.webhook_id !== webhook_id);
      unopened = unopened.filter((secret) => secret.webhook_id !== webhook_id);
      await store.deleteSecrets({ webhook_id });
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
