import {
  type Data,
  isSuccessEnvelope,
  type Operation,
  type ParsedInput,
  readErrorEnvelope,
} from "@partner-kit/contract";
import { fromSignal } from "../http/Cancellation.ts";
import { HttpError } from "../http/HttpError.ts";
import { logShapeMismatch } from "../monitoring/logShapeMismatch.ts";
import type { Settings } from "../settings/settings.ts";
import type { Upstream } from "./createUpstream.ts";

export interface ReadOwnParameters<TOperation extends Operation> extends Pick<Settings, "logger"> {
  readonly upstream: Pick<Upstream, "send">;
  readonly operation: TOperation;
  readonly input: ParsedInput<TOperation>;
  readonly signal: AbortSignal;
  /** Maximum age of another caller's response in milliseconds. */
  readonly maxAge: number;
}

/** The result of a read that the proxy does for itself. */
export type OwnRead<TData> =
  | { readonly success: true; readonly data: TData }
  /** `retryAfter` in seconds. */
  | { readonly success: false; readonly code: string; readonly retryAfter?: number | undefined };

/** Reads for the proxy itself, without retries, because the next read replaces one. Never rejects. */
export async function readOwn<TOperation extends Operation>(
  parameters: ReadOwnParameters<TOperation>,
): Promise<OwnRead<Data<TOperation>>> {
  const { upstream, logger, operation, input, signal, maxAge } = parameters;
  try {
    const reader = { caller: fromSignal(signal) };
    const { envelope, retryAfter } = await upstream.send({ operation, input, reader, maxAge, retries: 0 });
    const failure = readErrorEnvelope(envelope);
    if (failure) return { success: false, code: failure.code, retryAfter };
    const parsed = operation.data.safeParse(isSuccessEnvelope(envelope) ? envelope.data : undefined);
    // Generic boundary: the schema is the operation's own.
    if (parsed.success) return { success: true, data: parsed.data as Data<TOperation> };
    logShapeMismatch(logger, operation, parsed.error);
    return { success: false, code: "UPSTREAM_INVALID" };
  } catch (error) {
    return { success: false, code: error instanceof HttpError ? error.code : "INTERNAL" };
  }
}
