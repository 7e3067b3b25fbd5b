import { type Dispatcher, Pool } from "undici";
import { joinBytes } from "../http/readBytes.ts";
import type { Transport, TransportRequest, TransportResponse } from "../upstream/transport.ts";
import { endOfTurn } from "./endOfTurn.ts";

export interface PoolTransportParameters {
  /** Connections to the service open at once. At least `maxUpstreamCalls`, or changes wait behind reads. Default 64. */
  readonly connections?: number | undefined;
  /** Milliseconds until a connection that does not come about fails. Default 5,000. */
  readonly connectTimeout?: number | undefined;
  /** A dispatcher of undici in place of all that: for an outbound proxy, or certificates of the host's own. */
  readonly dispatcher?: Dispatcher | undefined;
}

/** A transport for Node over a pool of connections, at a fraction of the cost of `fetch`. Packed answers are not unpacked. */
export function poolTransport(parameters: PoolTransportParameters = {}): Transport {
  const { connections = 64, connectTimeout = 5000 } = parameters;
  // How long an answer may take is up to who asks.
  const limits = { connections, connectTimeout, headersTimeout: 0, bodyTimeout: 0 };
  const pools = new Map<string, Dispatcher>();
  return async (request) => {
    const { origin } = request;
    const dispatcher = parameters.dispatcher ?? pools.get(origin) ?? new Pool(origin, { ...limits, allowH2: false });
    pools.set(origin, dispatcher);
    const response = await send(dispatcher, request);
    await endOfTurn();
    return response;
  };
}

function send(dispatcher: Dispatcher, request: TransportRequest): Promise<TransportResponse> {
  const { method, origin, path, headers, body = null, maxBytes, cancelled } = request;
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    let length = 0;
    let status = 0;
    let answered: NodeJS.Dict<string | string[]> = {};
    let controller: Dispatcher.DispatchController | undefined;
    const stay = cancelled.onCancel(() => fail(new Error("cancelled")));

    function fail(error: Error): void {
      stay();
      // Without one it still waits for a connection.
      controller?.abort(error);
      reject(error);
    }

    function settle(bytes: Uint8Array<ArrayBuffer> | undefined): void {
      stay();
      const header = (name: string): string | null => {
        const value = answered[name];
        return typeof value === "string" ? value : (value?.join(", ") ?? null);
      };
      resolve({ status, header, bytes });
      if (!bytes) controller?.abort(new Error("too long"));
    }

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(started) {
        controller = started;
        if (cancelled.isCancelled) fail(new Error("cancelled"));
      },
      onResponseStart(_, statusCode, head) {
        status = statusCode;
        answered = head;
        // Below 200 it is an answer before the answer.
        if (statusCode >= 200 && Number(head["content-length"] ?? 0) > maxBytes) settle(undefined);
      },
      onResponseData(_, piece) {
        length += piece.length;
        if (length > maxBytes) settle(undefined);
        else pieces.push(piece);
      },
      onResponseEnd: () => settle(joinBytes(pieces, length)),
      onResponseError: (_, error) => fail(error),
    };
    dispatcher.dispatch({ origin, path, method, headers, body }, handler);
  });
}
