import { isSuccessEnvelope, readErrorEnvelope } from "@partner-kit/contract";
import type { HttpResponse } from "./sendRequest.ts";

/** Returns the payload of a success envelope. `undefined` if the response is not one. */
export function readData(response: HttpResponse): unknown {
  const value = parse(response);
  return response.status === 200 && isSuccessEnvelope(value) ? value.data : undefined;
}

/** Returns the error of an error envelope. `undefined` if the response is not one. */
export function readError(response: HttpResponse): { readonly code: string; readonly message: string } | undefined {
  return readErrorEnvelope(parse(response));
}

/** The status, with the code of an error envelope: `403 GRANT_MISSING`. */
export function describe(response: HttpResponse): string {
  const { code = "" } = readError(response) ?? {};
  // A server that is not the proxy can put anything there.
  return /^[A-Z_]{1,40}$/.test(code) ? `${response.status} ${code}` : String(response.status);
}

export function isSuccess({ status }: Pick<HttpResponse, "status">): boolean {
  return status >= 200 && status < 300;
}

function parse({ text }: HttpResponse): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
