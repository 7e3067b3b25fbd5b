const decoder = new TextDecoder("utf-8", { fatal: true });

/** The value of JSON text in UTF-8, or `undefined` where the bytes are something else. */
export function parseJson(bytes: Uint8Array): { readonly text: string; readonly value: unknown } | undefined {
  try {
    const text = decoder.decode(bytes);
    return { text, value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
