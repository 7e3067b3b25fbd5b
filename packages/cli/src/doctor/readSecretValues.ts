import { readFile } from "node:fs/promises";
import { UsageError } from "../Command.ts";

/**
 * The proxy's variables with a secret, and the texts in each to search for. Each has a twin ending in `_FILE`. A test compares
 * them with the proxy's own table.
 */
export const secretVariables: Readonly<Record<string, (text: string) => readonly string[]>> = {
  PARTNER_KIT_API_KEY: list,
  PARTNER_KIT_WITHDRAWAL_API_KEY: list,
  PARTNER_KIT_SIGNING_KEY: privateKey,
  PARTNER_KIT_WEBHOOK_SECRETS: list,
  PARTNER_KIT_STORE_KEY: list,
  PARTNER_KIT_AUDIT_KEY: list,
  PARTNER_KIT_STORE: urlPassword,
  PARTNER_KIT_STORE_PASSWORD: whole,
  PARTNER_KIT_STORE_TLS_KEY: privateKey,
  PARTNER_KIT_REDIS: urlPassword,
  PARTNER_KIT_REDIS_PASSWORD: whole,
};

/** Reads the proxy's secrets from an environment. Throws a `UsageError` if a file of one cannot be read. */
export async function readSecretValues(env: Readonly<Record<string, string | undefined>>): Promise<readonly string[]> {
  const found = await Promise.all(
    Object.entries(secretVariables).map(async ([name, textsOf]) => textsOf((await readVariable(env, name)).trim())),
  );
  return Array.from(new Set(found.flat().filter((text) => text !== "")));
}

async function readVariable(env: Readonly<Record<string, string | undefined>>, name: string): Promise<string> {
  const { [name]: value, [`${name}_FILE`]: file } = env;
  // An empty variable counts as not set.
  if (value || !file) return value ?? "";
  return readFile(file, "utf8").catch((error: unknown) => {
    throw new UsageError(`The file in ${name}_FILE cannot be read. Check its permissions, or unset the variable.`, {
      cause: error,
    });
  });
}

function whole(text: string): readonly string[] {
  return [text];
}

function list(text: string): readonly string[] {
  return text.split(",").map((item) => item.trim());
}

/** The password of a URL, as it is written and decoded. */
function urlPassword(text: string): readonly string[] {
  if (!URL.canParse(text)) return [];
  const { password } = new URL(text);
  return [password, decode(password)];
}

function decode(password: string): string {
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
}

/** Bytes of an Ed25519 seed. PKCS #8 ends with it. */
const SEED_BYTES = 32;
const PKCS8_BYTES = 48;

/** The Base64 of a key, without the lines of PEM, and that of its seed. */
function privateKey(text: string): readonly string[] {
  const base64 = text.replace(/-----[A-Z0-9 ]+-----|\s/g, "");
  const bytes = Buffer.from(base64, "base64");
  return bytes.length === PKCS8_BYTES ? [base64, bytes.subarray(-SEED_BYTES).toString("base64")] : [base64];
}
