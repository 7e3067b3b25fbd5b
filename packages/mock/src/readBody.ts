import { ServiceError } from "./serviceError.ts";

/** Far above the size of every valid body. */
export const BODY_MAX_BYTES = 65_536;

/** Large enough for an exported state. */
export const CONTROL_BODY_MAX_BYTES = 64 * 1024 * 1024;

/** Reads the exact bytes of a request body. Throws `VALIDATION_FAILED` if it is too long. */
export async function readBody(request: Request, maximum: number = BODY_MAX_BYTES): Promise<Uint8Array<ArrayBuffer>> {
  // Some browsers do not support `body` of a request.
  const stream: ReadableStream<Uint8Array> | null | undefined = request.body;
  if (stream === null) return new Uint8Array();
  if (stream === undefined) return checkLength(new Uint8Array(await request.arrayBuffer()), maximum);
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    length += step.value.length;
    if (length > maximum) {
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

/**
 * Parses the bytes of a body as JSON. Returns `undefined` for an empty body. Throws `VALIDATION_FAILED` if the content type
 * is not JSON or the bytes are not JSON in UTF-8.
 */
export function parseJsonBody(bytes: Uint8Array, headers: Headers): unknown {
  if (bytes.length === 0) return undefined;
  if (!/^application\/json\s*(;|$)/i.test(headers.get("content-type") ?? "")) {
    throw new ServiceError("VALIDATION_FAILED");
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new ServiceError("VALIDATION_FAILED");
  }
}

function checkLength(bytes: Uint8Array<ArrayBuffer>, maximum: number): Uint8Array<ArrayBuffer> {
  if (bytes.length > maximum) throw new ServiceError("VALIDATION_FAILED");
  return bytes;
}
