import { HttpError } from "../http/HttpError.ts";
import type { SecretBox } from "../store/createSecretBox.ts";

/** Records that are opened at the same time, so that a long list does not flood the key service. */
const OPEN_AT_ONCE = 16;

/**
 * Opens a stored text. Throws an `HttpError` while the key service fails, and another error if it works but refuses this
 * text, which was then changed in the store or sealed with another key.
 */
export async function openSealed(
  box: SecretBox,
  parameters: { readonly sealed: Uint8Array; readonly label: string },
): Promise<string> {
  try {
    return await box.open(parameters);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
  }
  // The key service refuses a changed text in the same way, so it is asked about a new one. This throws if it fails too.
  await box.check?.();
  return box.open(parameters).catch(() => {
    throw new Error("The key service works, but refuses a stored text.");
  });
}

/** Opens each stored record, without those that are `undefined`. Stops at the first error. */
export async function openEach<TStored, TRecord>(
  stored: readonly TStored[],
  open: (stored: TStored) => Promise<TRecord | undefined>,
): Promise<readonly TRecord[]> {
  const opened: (TRecord | undefined)[] = [];
  const entries = stored.entries();
  let isFailed = false;
  async function work(): Promise<void> {
    for (const [index, one] of entries) {
      if (isFailed) return;
      opened[index] = await open(one);
    }
  }
  const workers = Array.from({ length: OPEN_AT_ONCE }, async () => {
    try {
      await work();
    } catch (error) {
      isFailed = true;
      throw error;
    }
  });
  await Promise.all(workers);
  return opened.filter((record) => record !== undefined);
}
