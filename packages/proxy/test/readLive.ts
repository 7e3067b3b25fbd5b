import { type LiveMessage, type LiveMessageName, liveMessageSchemas } from "@partner-kit/contract";

export interface LiveReader {
  /** Reads the next message, which must have this name. Comments are skipped. */
  next<TName extends LiveMessageName>(name: TName): Promise<LiveMessage<TName>>;
  /** Reads the next raw block except `start`. `undefined` at the end. */
  raw(): Promise<string | undefined>;
  cancel(): Promise<void>;
}

/** Reads a live stream like a page. */
export function readLive(response: Response): LiveReader {
  const reader = response.body?.getReader();
  if (!reader) throw new TypeError("the response has no body");
  const decoder = new TextDecoder();
  let text = "";

  async function raw(): Promise<string | undefined> {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end !== -1) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        // Sent when the store responds, before or after the first prices, so the reader skips it.
        if (block.includes("event: start\n")) continue;
        return block;
      }
      const part = await reader?.read();
      if (!part || part.done) return undefined;
      text += decoder.decode(part.value, { stream: true });
    }
  }

  return {
    raw,
    async next(name) {
      for (;;) {
        const block = await raw();
        if (block?.startsWith(":")) continue;
        const [, event, data] = /^(?:id: \d+\n)?event: (\w+)\ndata: (.*)$/.exec(block ?? "") ?? [];
        if (event !== name) throw new TypeError(`expected ${name}, got ${event ?? block}`);
        // The schema belongs to the name, but TypeScript cannot infer this from the type parameter.
        return liveMessageSchemas[name].parse(JSON.parse(data ?? "")) as LiveMessage<typeof name>;
      }
    },
    cancel: () => reader.cancel(),
  };
}
