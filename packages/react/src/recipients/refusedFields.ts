import type { OperationError } from "../query/operationError.ts";
import type { RecipientField, RecipientValues } from "./recipientValues.ts";

/**
 * Which fields an error is about, with what was in them. The kit's own check names them; of the service's, whose envelope
 * has no place for it, the message is searched for their names.
 */
export function refusedFields(error: OperationError, values: RecipientValues): { [TField in RecipientField]?: string } {
  const fields = namesIn(error)
    .map((name) => toField(name, values.type))
    .filter((field) => field !== undefined);
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** Whether what was sent has to be changed before it can be saved. */
export function isRefused(error: OperationError): boolean {
  return error.name === "InputError" || (error.name === "ApiError" && error.code === "VALIDATION_FAILED");
}

function namesIn(error: OperationError): readonly string[] {
  if (error.name === "InputError") return error.issues.map(({ path }) => String(path[0]));
  if (error.name === "ApiError" && error.code === "VALIDATION_FAILED") return error.serviceMessage.match(/\w+/g) ?? [];
  return [];
}

function toField(name: string, type: RecipientValues["type"]): RecipientField | undefined {
  switch (name) {
    case "label":
    case "bank_code":
    case "account_number":
    case "chain":
    case "crypto_address":
    case "country":
      return name;
    case "bank_name":
      return "bank_code";
    case "currency":
      return type === "fiat" ? "fiat_currency" : "crypto_currency";
    default:
      return undefined;
  }
}
