import type { Operation, ParsedInput } from "@partner-kit/contract";
import type { Store } from "../store/Store.ts";

type KeyStore = Pick<Store, "keepKey" | "findKey">;

/** Milliseconds for which an idempotency key is stored: longer than any quote is valid. */
const KEY_TTL = 30 * 24 * 3_600_000;

/** Whether the proxy keeps one idempotency key for each intent of an operation, such as for each withdrawal quote. */
export function keepsKey({ idempotencyKey, idempotencyKeyPer }: Operation): boolean {
  return idempotencyKey !== undefined && idempotencyKeyPer !== undefined;
}

/**
 * Replaces the idempotency key by the one that was stored for the same intent, so that a page or a proxy that was
 * restarted cannot submit a withdrawal a second time.
 */
export async function keepKey<TOperation extends Operation>(
  store: KeyStore,
  operation: TOperation,
  input: ParsedInput<TOperation>,
): Promise<ParsedInput<TOperation>> {
  const { idempotencyKey } = operation;
  if (idempotencyKey === undefined || !keepsKey(operation)) return input;
  const key = String(Reflect.get(input, idempotencyKey));
  return { ...input, [idempotencyKey]: await store.keepKey({ intent: intentOf(operation, input), key, ttl: KEY_TTL }) };
}

/** Stores that an intent is about to be sent, because its response can be lost. */
export async function noteSent<TOperation extends Operation>(
  store: KeyStore,
  operation: TOperation,
  input: ParsedInput<TOperation>,
): Promise<void> {
  if (!keepsKey(operation)) return;
  await store.keepKey({ intent: `sent ${intentOf(operation, input)}`, key: "true", ttl: KEY_TTL });
}

/** Whether an intent was sent before, or was about to be. */
export async function wasSent(store: KeyStore, operation: Operation, input: ParsedInput<Operation>): Promise<boolean> {
  return keepsKey(operation) && (await store.findKey(`sent ${intentOf(operation, input)}`)) !== null;
}

function intentOf({ name, idempotencyKeyPer = "" }: Operation, input: ParsedInput<Operation>): string {
  return `${name} ${String(Reflect.get(input, idempotencyKeyPer)).toLowerCase()}`;
}
