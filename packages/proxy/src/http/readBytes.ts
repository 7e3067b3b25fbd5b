import { ignore } from "../monitoring/logger.ts";
import type { HttpError } from "./HttpError.ts";

/** Observes a body while it arrives. */
export interface BodyWatch {
  /** Called with the length of each chunk. A returned error stops the reading, which rejects with it. */
  count(bytes: number): HttpError | undefined;
  /** Set by the reader. Stops the reading, which rejects with the error. */
  stop: (error: HttpError) => void;
}

/** A `Request` or a `Response`. */
export type ByteSource = Pick<Request, "body" | "headers" | "arrayBuffer">;

/** Reads a whole body. Resolves to `undefined` if it exceeds the limit. Rejects with the error of the watch. */
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
    // Some browsers do not expose a request's body as a stream.
    const bytes = new Uint8Array(await source.arrayBuffer());
    const error = watch?.count(bytes.length);
    if (error) throw error;
    return bytes.length > limit ? undefined : bytes;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = source.body.getReader();
  const stopped: { error?: HttpError | undefined } = {};
  // Cancelling resolves a pending read as done.
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
  return concatBytes(chunks, length);
}

/** Concatenates chunks. A single chunk is returned without a copy. */
export function concatBytes(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const [chunk] = chunks;
  if (chunk && chunks.length === 1 && isUnshared(chunk)) return chunk;
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function isUnshared(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer;
}

const decoder = new TextDecoder("utf-8", { fatal: true });

/** Parses JSON in UTF-8. Returns `undefined` if the bytes are not JSON. */
export function parseJson(bytes: Uint8Array): { readonly text: string; readonly value: unknown } | undefined {
  try {
    const text = decoder.decode(bytes);
    return { text, value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
