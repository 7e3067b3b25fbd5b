import type { BrowserContext } from "playwright";

export interface RecordResponsesParameters {
  /** Browser context that has no pages yet. */
  readonly context: BrowserContext;
  /** Receives the text in chunks. */
  readonly responses: string[];
}

/** Records every response that scripts of the context's pages receive, including headers and streams. */
export async function recordResponses({ context, responses }: RecordResponsesParameters): Promise<void> {
  await context.exposeFunction(RECORD, (text: string) => responses.push(text));
  await context.addInitScript(record, RECORD);
}

const RECORD = "keepReceivedText";

/** Runs in the page, so it cannot use variables of this module. */
function record(keep: string): void {
  const plain = window.fetch;
  window.fetch = async (...parameters) => {
    const response = await plain(...parameters);
    void read(response.clone());
    return response;
  };

  async function read({ url, headers, body }: Response): Promise<void> {
    const send: (text: string) => void = Reflect.get(window, keep);
    send(JSON.stringify([url, ...headers]));
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    try {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) send(part.value);
    } catch {
      // The page cancelled the request.
    }
  }
}
