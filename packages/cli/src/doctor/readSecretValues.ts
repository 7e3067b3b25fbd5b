import { readFile } from "node:fs/promises";
import { UsageError } from "../Command.ts";

/** Variables of the proxy whose values can be searched for. Each has a twin ending in `_FILE`. */
const variables = ["API_KEY", "WITHDRAWAL_API_KEY", "WEBHOOK_SECRETS", "STORE_PASSWORD", "STORE_KEY", "AUDIT_KEY"];

/** Reads the proxy's secrets from an environment. Throws a `UsageError` if a file of one cannot be read. */
export async function readSecretValues(env: Readonly<Record<string, string | undefined>>): Promise<readonly string[]> {
  const texts = await Promise.all(variables.map((name) => readVariable(env, `PARTNER_KIT_${name}`)));
  return texts.flatMap((text) => text.split(",")).flatMap((text) => text.trim() || []);
}

async function readVariable(env: Readonly<Record<string, string | undefined>>, name: string): Promise<string> {
  const { [name]: value, [`${name}_FILE`]: file } = env;
  if (value !== undefined || file === undefined) return value ?? "";
  return readFile(file, "utf8").catch((error: unknown) => {
    throw new UsageError(`The file in ${name}_FILE cannot be read. Check its permissions, or unset the variable.`, {
      cause: error,
    });
  });
}
