import { ignore } from "./logger.ts";
import type { Refusal } from "./Refusal.ts";

/** Follows a body while it arrives. */
export interface BodyWatch {
  /** Called with the length of each piece. What it returns ends the reading, which rejects with it. */
  count(bytes: number): Refusal | undefined;
  /** Set by who reads: ends the reading, which rejects with the refusal. */
  stop: (refusal: Refusal) => void;
}

/** What bytes are read from: a `Request` or a `Response`. */
export type ByteSource = Pick<Request, "body" | "headers" | "arrayBuffer">;

/** Reads a whole body; `undefined` as soon as it is longer than the limit. Rejects with a refusal of who watches. */
export async function readBytes(
  source: ByteSource,
  limit: number,
  watch?: BodyWatch,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(source.headers.get("content-length") ?? 0) > limit) {
    await source.body?.cancel();
    return undefined;
  }
  if (!source.body) {
    // Some browsers do not show a request's body as a stream.
    const bytes = new Uint8Array(await source.arrayBuffer());
    const refusal = watch?.count(bytes.length);
    if (refusal) throw refusal;
    return bytes.length > limit ? undefined : bytes;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = source.body.getReader();
  const stopped: { refusal?: Refusal | undefined } = {};
  // A read under way then ends as if the body had.
  const stop = (refusal: Refusal): void => {
    stopped.refusal ??= refusal;
    reader.cancel().catch(ignore);
  };
  if (watch) watch.stop = stop;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > limit) {
      await reader.cancel();
      return undefined;
    }
    const refusal = watch?.count(part.value.length);
    if (refusal) stop(refusal);
    else chunks.push(part.value);
  }
  if (stopped.refusal) throw stopped.refusal;
  return joinBytes(chunks, length);
}

/** Puts pieces together. One alone is returned as it is. */
export function joinBytes(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const [piece] = pieces;
  if (piece && pieces.length === 1 && isUnshared(piece)) return piece;
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const piece of pieces) {
    bytes.set(piece, offset);
    offset += piece.length;
  }
  return bytes;
}

function isUnshared(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer;
}

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
