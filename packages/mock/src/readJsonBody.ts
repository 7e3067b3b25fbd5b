import { ServiceError } from "./serviceError.ts";

/** No operation takes anything near it. */
export const BODY_MAX_BYTES = 65_536;

/**
 * Reads a request's body as JSON, `undefined` where there is none. Throws `VALIDATION_FAILED` where it is too long,
 * not announced as JSON, not UTF-8 or not JSON.
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  if (!request.body) return undefined;
  const bytes = await readBytes(request.body);
  if (bytes.length === 0) return undefined;
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) {
    throw new ServiceError("VALIDATION_FAILED");
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new ServiceError("VALIDATION_FAILED");
  }
}

async function readBytes(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    length += step.value.length;
    if (length > BODY_MAX_BYTES) {
      await reader.cancel();
      throw new ServiceError("VALIDATION_FAILED");
    }
    chunks.push(step.value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
