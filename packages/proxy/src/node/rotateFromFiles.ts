import { PartnerError } from "@partner-kit/contract";
import { describeOwnError } from "../monitoring/describeError.ts";
import type { Logger } from "../monitoring/logger.ts";
import type { RotateParameters } from "../rotation/createRotation.ts";
import { listSecrets } from "../settings/readSettings.ts";
import { type Schedule, scheduleByTimers } from "../settings/schedule.ts";
import { createReader, type Reader, type Variables } from "./createReader.ts";
import type { OpenedStore } from "./openStore.ts";
import { secretReaders } from "./readSecretSettings.ts";
import { listStoreSecrets, readStore, type StoreLocation } from "./readStore.ts";
import { readTextFile } from "./readTextFile.ts";
import type { SecretVariable } from "./variables.ts";
import { type Watch, watchDirectories } from "./watchDirectories.ts";

export interface RotateFromFilesParameters {
  readonly variables: Variables;
  readonly rotate: (next: RotateParameters) => Promise<void>;
  /** Connects the store with other credentials. Default: the store's files are not watched. */
  readonly reconnect?: OpenedStore["reconnect"];
  /** Values that no log line may contain. New ones are added. */
  readonly secrets: string[];
  readonly logger: Logger;
  readonly watch?: Watch | undefined;
  readonly schedule?: Schedule | undefined;
}

/** Rotates secrets when their files change. */
export interface FileRotation {
  /** Reads the files now. Resolves when the rotations have ended. Never rejects. */
  check(): Promise<void>;
  close(): void;
}

/** Secrets that belong together. They are rotated in one step, or not at all. */
interface Group {
  readonly variables: readonly SecretVariable[];
  readonly read: (reader: Reader) => RotateParameters & Partial<StoreLocation>;
}

const storeGroup: Group = {
  variables: [
    "PARTNER_KIT_STORE",
    "PARTNER_KIT_STORE_PASSWORD",
    "PARTNER_KIT_STORE_TLS_CA",
    "PARTNER_KIT_STORE_TLS_CERT",
    "PARTNER_KIT_STORE_TLS_KEY",
  ],
  read: readStore,
};

const settingGroups: readonly Group[] = [
  {
    variables: ["PARTNER_KIT_API_KEY", "PARTNER_KIT_WITHDRAWAL_API_KEY", "PARTNER_KIT_SIGNING_KEY"],
    read: (reader) => ({
      apiKey: secretReaders.apiKey(reader),
      withdrawalApiKey: secretReaders.withdrawalApiKey(reader),
      signingKey: secretReaders.signingKey(reader),
    }),
  },
  { variables: ["PARTNER_KIT_STORE_KEY"], read: (reader) => ({ storeKeys: secretReaders.storeKeys(reader) }) },
  {
    variables: ["PARTNER_KIT_WEBHOOK_SECRETS"],
    read: (reader) => ({ webhookSecrets: secretReaders.webhookSecrets(reader) }),
  },
];

// Also finds changes that the platform does not report, such as those of network file systems.
const INTERVAL_MS = 10_000;
// One change causes several reports, and a writer needs time to finish.
const SETTLE_MS = 200;
// 10 minutes.
const SKIPS_MAX = 60;

/** Starts to rotate secrets from files: when their directories change, and every 10 seconds. */
export function rotateFromFiles(parameters: RotateFromFilesParameters): FileRotation {
  const { variables, rotate, reconnect, secrets, logger } = parameters;
  const { watch = watchDirectories, schedule = scheduleByTimers } = parameters;
  const reader = createReader({ variables, readFile: readTextFile });
  const groups = reconnect ? [...settingGroups, storeGroup] : settingGroups;
  const watched = groups.flatMap((group) => {
    const files = group.variables.filter((variable) => reader.fileOf(variable) !== undefined);
    return files.length === 0 ? [] : [createRotator(group, files)];
  });
  let cancelInterval = (): void => undefined;
  let cancelSettling: (() => void) | undefined;
  let checking: Promise<void> = Promise.resolve();

  function createRotator({ read }: Group, files: readonly SecretVariable[]): () => Promise<void> {
    let used = JSON.stringify(read(reader));
    let problem: string | undefined;
    let refused: string | undefined;
    let failures = 0;
    let skips = 0;
    return async () => {
      try {
        const next = read(reader);
        const text = JSON.stringify(next);
        if (text !== refused) failures = 0;
        // The service must not receive a rejected key every 10 seconds.
        else if (skips-- > 0) return;
        if (text !== used) {
          refused = text;
          failures += 1;
          skips = Math.min(2 ** failures, SKIPS_MAX) - 1;
          const { store, storeTls, ...settings } = next;
          const location = store === undefined ? undefined : { store, storeTls };
          const found = [...listSecrets(settings), ...(location ? listStoreSecrets(location) : [])];
          secrets.push(...found.filter((secret) => !secrets.includes(secret)));
          await rotate(location && reconnect ? { reconnectStore: () => reconnect(location) } : settings);
        }
        used = text;
        refused = undefined;
        problem = undefined;
      } catch (error) {
        // Logged once, although the check is repeated.
        const found = error instanceof PartnerError ? error.shortMessage : JSON.stringify(describeOwnError(error));
        if (found !== problem) logger.warn({ variables: files.map((name) => `${name}_FILE`), problem: found }, KEPT);
        problem = found;
      }
    };
  }

  async function checkAll(): Promise<void> {
    for (const check of watched) await check();
  }

  function check(): Promise<void> {
    checking = checking.then(checkAll);
    return checking;
  }

  function checkRegularly(): void {
    cancelInterval = schedule(
      () => {
        void check();
        checkRegularly();
      },
      INTERVAL_MS,
      true,
    );
  }

  /** Another program may write to the same directory all the time, so a report does not delay a check. */
  function checkSoon(): void {
    cancelSettling ??= schedule(
      () => {
        cancelSettling = undefined;
        void check();
      },
      SETTLE_MS,
      true,
    );
  }

  const paths = groups.flatMap((group) => group.variables.flatMap((variable) => reader.fileOf(variable) ?? []));
  const unwatch = watched.length === 0 ? () => undefined : watch(paths, checkSoon);
  if (watched.length > 0) checkRegularly();

  return {
    check,
    close() {
      unwatch();
      cancelInterval();
      cancelSettling?.();
    },
  };
}

const KEPT =
  "a secret file changed, but the new secret cannot be used, so the proxy keeps the former one: correct the file, and the proxy reads it again within 10 seconds";
