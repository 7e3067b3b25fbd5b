/** A received delivery. */
export interface Received {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly text: string;
}

/** A receiver of webhooks for tests. */
export interface Receiver {
  /** Deliveries in the order of arrival. */
  readonly received: Received[];
  readonly handler: (request: Request) => Promise<Response>;
  /** Responses to the next deliveries, in order. Later deliveries get 204. */
  readonly responses: (number | Response | Error | Promise<Response>)[];
}

/** Creates a receiver that records deliveries and returns the given responses. */
export function createReceiver(): Receiver {
  const received: Received[] = [];
  const responses: Receiver["responses"] = [];
  return {
    received,
    responses,
    async handler(request) {
      const body = new Uint8Array(await request.arrayBuffer());
      received.push({
        url: request.url,
        method: request.method,
        headers: Object.fromEntries(request.headers),
        body,
        text: new TextDecoder().decode(body),
      });
      const response = responses.shift() ?? 204;
      if (response instanceof Error) throw response;
      return typeof response === "number" ? new Response(null, { status: response }) : response;
    },
  };
}
