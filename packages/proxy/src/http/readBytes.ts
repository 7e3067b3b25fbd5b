import { ignore } from "../monitoring/logger.ts";
import type { HttpError } from "./HttpError.ts";

/** Follows a body while it arrives. */
export interface BodyWatch {
  /** Called with the length of each piece. What it returns ends the reading, which rejects with it. */
  count(bytes: number): HttpError | undefined;
  /** Set by the reader: ends the reading, which rejects with the error. */
  stop: (error: HttpError) => void;
}

/** What bytes are read from: a `Request` or a `Response`. */
export type ByteSource = Pick<Request, "body" | "headers" | "arrayBuffer">;

/** Reads a whole body; `undefined` as soon as it is longer than the limit. Rejects with the error that the watch returns. */
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
    const error = watch?.count(bytes.length);
    if (error) throw error;
    return bytes.length > limit ? undefined : bytes;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = source.body.getReader();
  const stopped: { error?: HttpError | undefined } = {};
  // A read under way then ends as if the body had.
  const stop = (error: HttpError): void => {
    stopped.error ??= error;
    reader.cancel().catch(ignore);
  };
  if (watch) watch.stop = stop;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > limit) {
      await reader.cancel();
      return undefined;
    }
    const error = watch?.count(part.value.length);
    if (error) stop(error);
    else chunks.push(part.value);
  }
  if (stopped.error) throw stopped.error;
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
