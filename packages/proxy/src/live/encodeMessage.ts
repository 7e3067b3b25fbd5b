import type { LiveMessage, LiveMessageName } from "@partner-kit/contract";

/** Encoded server-sent event, shared by all its streams. */
export type MessageBytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** A comment that keeps connections open. */
export const heartbeat: MessageBytes = encoder.encode(": heartbeat\n\n");

/**
 * Encodes a live message as a server-sent event. A reader can resume after one with an `id`. JSON has no line breaks,
 * so it fits one data line.
 */
export function encodeMessage<TName extends LiveMessageName>(
  name: TName,
  data: LiveMessage<TName>,
  id?: number,
): MessageBytes {
  const head = id === undefined ? "" : `id: ${id}\n`;
  return encoder.encode(`${head}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}
