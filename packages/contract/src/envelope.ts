/** `{ status: "success", data }`. */
export interface SuccessEnvelope<TData> {
  readonly status: "success";
  readonly data: TData;
}

/** `{ status: "error", error: { code, message } }`. The proxy adds `details` to some codes. */
export interface ErrorEnvelope {
  readonly status: "error";
  readonly error: { readonly code: string; readonly message: string; readonly details?: unknown };
}

/** Wraps a payload as the service does. */
export function successEnvelope<TData>(data: TData): SuccessEnvelope<TData> {
  return { status: "success", data };
}

/** Wraps a failure as the service does. */
export function errorEnvelope(code: string, message: string, details?: object): ErrorEnvelope {
  return { status: "error", error: { code, message, ...(details && { details }) } };
}

/** Returns the error of an error envelope, or `undefined` if the value is not an error envelope. */
export function readErrorEnvelope(value: unknown): ErrorEnvelope["error"] | undefined {
  // Without a schema, because this code is in every bundle.
  const error = isRecord(value) && value["status"] === "error" ? value["error"] : undefined;
  if (!isRecord(error)) return undefined;
  const { code, message } = error;
  return typeof code === "string" && typeof message === "string" ? { ...error, code, message } : undefined;
}

/** Whether a value is a success envelope. Does not check the payload, which may be missing. */
export function isSuccessEnvelope(value: unknown): value is SuccessEnvelope<unknown> {
  return isRecord(value) && value["status"] === "success";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
