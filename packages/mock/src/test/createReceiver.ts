/** A delivery as it arrived. */
export interface Received {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly text: string;
}

/** A receiver of webhooks for tests. */
export interface Receiver {
  /** In the order they arrived. */
  readonly received: Received[];
  readonly handler: (request: Request) => Promise<Response>;
  /** Answers that are given one after the other; once they are used up it answers 204. */
  readonly answers: (number | Response | Error | Promise<Response>)[];
}

/** Makes a receiver that remembers what came and answers as told. */
export function createReceiver(): Receiver {
  const received: Received[] = [];
  const answers: Receiver["answers"] = [];
  return {
    received,
    answers,
    async handler(request) {
      const body = new Uint8Array(await request.arrayBuffer());
      received.push({
        url: request.url,
        method: request.method,
        headers: Object.fromEntries(request.headers),
        body,
        text: new TextDecoder().decode(body),
      });
      const answer = answers.shift() ?? 204;
      if (answer instanceof Error) throw answer;
      return typeof answer === "number" ? new Response(null, { status: answer }) : answer;
    },
  };
}
