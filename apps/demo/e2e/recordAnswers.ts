import type { BrowserContext } from "playwright";

export interface RecordAnswersParameters {
  /** A profile that has no page yet. */
  readonly context: BrowserContext;
  /** Filled with what comes, in pieces. */
  readonly answers: string[];
}

/** Keeps the text of every answer that the scripts of a profile's pages get, headers and streams included. */
export async function recordAnswers({ context, answers }: RecordAnswersParameters): Promise<void> {
  await context.exposeFunction(KEEP, (text: string) => answers.push(text));
  await context.addInitScript(record, KEEP);
}

const KEEP = "keepReceivedText";

/** Runs in the page. */
function record(keep: string): void {
  const plain = window.fetch;
  window.fetch = async (...parameters) => {
    const answer = await plain(...parameters);
    void read(answer.clone());
    return answer;
  };

  async function read({ url, headers, body }: Response): Promise<void> {
    const send: (text: string) => void = Reflect.get(window, keep);
    send(JSON.stringify([url, ...headers]));
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    try {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) send(part.value);
    } catch {
      // The page has ended it.
    }
  }
}
