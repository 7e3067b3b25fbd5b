import * as z from "zod/mini";

/** `{ status: "success", data }`. */
export interface SuccessEnvelope<TData> {
  readonly status: "success";
  readonly data: TData;
}

/** `{ status: "error", error: { code, message } }`. */
export interface ErrorEnvelope {
  readonly status: "error";
  readonly error: { readonly code: string; readonly message: string };
}

const errorEnvelopeSchema = z.looseObject({
  status: z.literal("error"),
  error: z.looseObject({ code: z.string(), message: z.string() }),
});

/** Wraps a payload as the service does. */
export function successEnvelope<TData>(data: TData): SuccessEnvelope<TData> {
  return { status: "success", data };
}

/** Wraps a failure as the service does. */
export function errorEnvelope(code: string, message: string): ErrorEnvelope {
  return { status: "error", error: { code, message } };
}

/** Reads an error envelope, or `undefined` where the value is none. */
export function readErrorEnvelope(value: unknown): ErrorEnvelope["error"] | undefined {
  const result = errorEnvelopeSchema.safeParse(value);
  return result.success ? result.data.error : undefined;
}

/** Whether a value is a success envelope; its payload is not looked at, and may be missing. */
export function isSuccessEnvelope(value: unknown): value is SuccessEnvelope<unknown> {
  return typeof value === "object" && value !== null && "status" in value && value.status === "success";
}
