import { createSecureContext } from "node:tls";
import { fail, type Reader } from "./createReader.ts";
import { isPostgres, storeProblem } from "./storeLocation.ts";

/** PEM texts of the connection to Postgres. */
export interface StoreTls {
  readonly ca: string | undefined;
  readonly cert: string | undefined;
  readonly key: string | undefined;
}

/** The location of the store and the TLS material of its connection. */
export interface StoreLocation {
  /** A file, `memory:` or a Postgres URL with its password. */
  readonly store: string;
  readonly storeTls: StoreTls | undefined;
}

/** Reads where the store is, and its password and TLS files. Throws a `ConfigError`. */
export function readStore(reader: Reader): StoreLocation {
  const store = reader.secret("PARTNER_KIT_STORE", storeProblem) ?? "./partner-kit.db";
  const password = reader.secret("PARTNER_KIT_STORE_PASSWORD", () => undefined);
  const storeTls = readTls(reader);
  const extra = password === undefined ? "PARTNER_KIT_STORE_TLS_CA_FILE" : "PARTNER_KIT_STORE_PASSWORD";
  if (!isPostgres(store)) {
    if (password !== undefined || storeTls)
      fail(extra, "is set, but PARTNER_KIT_STORE is not a Postgres URL. Remove it");
    return { store, storeTls };
  }
  const url = new URL(store);
  if (storeTls && /[?&]ssl/.test(url.search))
    fail("PARTNER_KIT_STORE", "has a parameter that starts with ssl, and TLS files are set. Remove the parameter");
  if (password === undefined) return { store, storeTls };
  if (url.password !== "")
    fail("PARTNER_KIT_STORE", "has a password, and PARTNER_KIT_STORE_PASSWORD is set. Remove one");
  url.password = encodeURIComponent(password);
  return { store: url.href, storeTls };
}

/** The passwords and the private key of a store's connection. */
export function listStoreSecrets({ store, storeTls }: StoreLocation): readonly string[] {
  const password = URL.canParse(store) ? new URL(store).password : "";
  const key = storeTls?.key?.replace(/-----[A-Z ]+-----|\s/g, "");
  return [password, decodeURIComponent(password), key ?? ""].filter((text) => text !== "");
}

/** The connection for `pg`. With TLS files, the server's certificate must match its host. */
export function connectionOf({ store, storeTls }: StoreLocation): string | { connectionString: string; ssl: object } {
  return storeTls ? { connectionString: store, ssl: { ...storeTls, rejectUnauthorized: true } } : store;
}

function readTls({ secret }: Reader): StoreTls | undefined {
  const certProblem = (text: string) =>
    /-----BEGIN CERTIFICATE-----/.test(text) ? undefined : "is not a certificate. Use PEM";
  const ca = secret("PARTNER_KIT_STORE_TLS_CA", certProblem);
  const cert = secret("PARTNER_KIT_STORE_TLS_CERT", certProblem);
  const key = secret("PARTNER_KIT_STORE_TLS_KEY", (text) =>
    /-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text) ? undefined : "is not a private key. Use PEM",
  );
  if (ca === undefined && cert === undefined && key === undefined) return undefined;
  if ((cert === undefined) !== (key === undefined))
    fail(
      "PARTNER_KIT_STORE_TLS_CERT_FILE",
      "and PARTNER_KIT_STORE_TLS_KEY_FILE belong together, but only one is set. Set both",
    );
  try {
    createSecureContext({ ca, cert, key });
  } catch {
    fail(
      "PARTNER_KIT_STORE_TLS_CERT_FILE",
      "or another TLS file is damaged, or the certificate does not belong to PARTNER_KIT_STORE_TLS_KEY_FILE. Use complete PEM files of one pair",
    );
  }
  return { ca, cert, key };
}
