import type { LiveMessage, LiveMessageName } from "@partner-kit/contract";

/** Bytes of a server-sent event, made once and shared by every stream it goes to. */
export type MessageBytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** A comment that keeps connections open and shows that they are. */
export const heartbeat: MessageBytes = encoder.encode(": heartbeat\n\n");

/**
 * Writes a live message as a server-sent event, which a reader can resume after where it has an `id`. JSON text has no
 * line breaks, so one data line always holds it.
 */
export function encodeMessage<TName extends LiveMessageName>(
  name: TName,
  data: LiveMessage<TName>,
  id?: number,
): MessageBytes {
  const head = id === undefined ? "" : `id: ${id}\n`;
  return encoder.encode(`${head}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}
