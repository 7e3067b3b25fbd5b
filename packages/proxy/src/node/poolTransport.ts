import { Agent, type Dispatcher } from "undici";
import { joinBytes } from "../joinBytes.ts";
import type { Transport, TransportRequest, TransportResponse } from "../upstream/transport.ts";

export interface PoolTransportParameters {
  /** Connections to the service open at once. Default 64. */
  readonly connections?: number | undefined;
  /** Milliseconds until a connection that does not come about fails. Default 5,000. */
  readonly connectTimeout?: number | undefined;
}

/** A transport for Node over a pool of connections, at a fraction of the cost of `fetch`. Packed answers are not unpacked. */
export function poolTransport({ connections = 64, connectTimeout = 5000 }: PoolTransportParameters = {}): Transport {
  // How long an answer may take is up to the caller's signal.
  const agent = new Agent({ connections, connectTimeout, headersTimeout: 0, bodyTimeout: 0 });
  return (request) => new Promise((resolve, reject) => send({ agent, request, resolve, reject }));
}

interface SendParameters {
  readonly agent: Agent;
  readonly request: TransportRequest;
  readonly resolve: (response: TransportResponse) => void;
  readonly reject: (error: Error) => void;
}

function send({ agent, request, resolve, reject }: SendParameters): void {
  const { method, origin, path, headers, body = null, maxBytes, cancelled } = request;
  const pieces: Uint8Array[] = [];
  let length = 0;
  let status = 0;
  let answered: NodeJS.Dict<string | string[]> = {};
  let stay = (): void => undefined;

  function settle(bytes: Uint8Array<ArrayBuffer> | undefined): void {
    stay();
    const header = (name: string): string | null => {
      const value = answered[name];
      return typeof value === "string" ? value : (value?.join(", ") ?? null);
    };
    resolve({ status, header, bytes });
  }

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(controller) {
      const cancel = () => controller.abort(new Error("cancelled"));
      stay = cancelled.onCancel(cancel);
      if (cancelled.isCancelled) cancel();
    },
    onResponseStart(controller, statusCode, head) {
      // An answer before the answer, such as 103.
      if (statusCode < 200) return;
      status = statusCode;
      answered = head;
      if (Number(head["content-length"] ?? 0) <= maxBytes) return;
      settle(undefined);
      controller.abort(new Error("too long"));
    },
    onResponseData(controller, piece) {
      length += piece.length;
      if (length <= maxBytes) pieces.push(piece);
      else {
        settle(undefined);
        controller.abort(new Error("too long"));
      }
    },
    onResponseEnd: () => settle(joinBytes(pieces, length)),
    onResponseError(_, error) {
      stay();
      reject(error);
    },
  };
  agent.dispatch({ origin, path, method, headers, body }, handler);
}
