import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { Cancellation, type Cancelled } from "../http/Cancellation.ts";
import { bodyBrokeOff, bodyTooLong, type Call } from "../http/call.ts";
import type { HttpError } from "../http/HttpError.ts";
import { type BodyWatch, joinBytes } from "../http/readBytes.ts";
import { endOfTurn } from "./endOfTurn.ts";
import { lightRequest } from "./lightRequest.ts";

/** A call that arrived at a server of Node. What it is made of is read when it is asked for. */
export class NodeCall implements Call {
  readonly path: string;
  readonly query: string;
  readonly hasBody: boolean;
  readonly #incoming: IncomingMessage;
  #request: Request | undefined;

  constructor(incoming: IncomingMessage) {
    const target = readTarget(incoming);
    const end = target.indexOf("?");
    this.path = end === -1 ? target : target.slice(0, end);
    this.query = end === -1 ? "" : target.slice(end + 1);
    const { headers } = incoming;
    this.hasBody = headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
    this.#incoming = incoming;
  }

  get method(): string {
    return this.#incoming.method ?? "GET";
  }

  get url(): string {
    const { socket } = this.#incoming;
    const scheme = "encrypted" in socket && socket.encrypted ? "https" : "http";
    return `${scheme}://${this.#incoming.headers.host}${this.path}${this.query === "" ? "" : `?${this.query}`}`;
  }

  header(name: string): string | null {
    const value = this.#incoming.headers[name];
    return typeof value === "string" ? value : (value?.join(", ") ?? null);
  }

  /** Left unread a body is left alone: destroying it would take the answer's connection with it. */
  readBody(limit: number, watch?: BodyWatch): Promise<Uint8Array<ArrayBuffer>> {
    const incoming = this.#incoming;
    if (Number(incoming.headers["content-length"] ?? 0) > limit) return Promise.reject(bodyTooLong(limit));
    if (incoming.destroyed) return Promise.reject(bodyBrokeOff());
    const pieces: Uint8Array[] = [];
    let length = 0;
    return new Promise((resolve, reject) => {
      const stop = (error: HttpError): void => {
        if (incoming.readableEnded) return;
        incoming.pause();
        pieces.length = 0;
        reject(error);
      };
      if (watch) watch.stop = stop;
      incoming.on("data", (piece: Uint8Array) => {
        length += piece.length;
        const error = length > limit ? bodyTooLong(limit) : watch?.count(piece.length);
        if (error) stop(error);
        else pieces.push(piece);
      });
      incoming.on("end", () => void endOfTurn().then(() => resolve(joinBytes(pieces, length))));
      // Comes after an error too, which Node emits only if there is a listener.
      incoming.on("close", () => {
        if (!incoming.readableEnded) reject(bodyBrokeOff());
      });
    });
  }

  get address(): string | undefined {
    return this.#incoming.socket.remoteAddress;
  }

  get caller(): Cancelled {
    return callerOf(this.#incoming.socket);
  }

  toRequest(): Request {
    this.#request ??= lightRequest(this.#incoming, this.url);
    return this.#request;
  }
}

/** Express cuts its mount off `url` and keeps the whole in `originalUrl`. */
function readTarget(incoming: IncomingMessage & { originalUrl?: unknown }): string {
  const { originalUrl, url = "" } = incoming;
  return typeof originalUrl === "string" ? originalUrl : url;
}

const callers = new WeakMap<Socket, Cancelled>();

/** Who is at the other end of a connection: gone when it is closed. One for all calls that come over it. */
function callerOf(socket: Socket): Cancelled {
  const known = callers.get(socket);
  if (known) return known;
  const caller = new Cancellation();
  if (socket.destroyed) caller.cancel();
  else socket.once("close", () => caller.cancel());
  callers.set(socket, caller);
  return caller;
}
