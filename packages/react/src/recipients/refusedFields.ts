import type { OperationError } from "../query/operationError.ts";
import type { RecipientField, RecipientValues } from "./recipientValues.ts";

/**
 * Returns the rejected fields and their values. The kit's validation names them. The service's error envelope has no field
 * names, so its message is searched for them.
 */
export function refusedFields(error: OperationError, values: RecipientValues): { [TField in RecipientField]?: string } {
  const fields = namesIn(error)
    .map((name) => toField(name, values.type))
    .filter((field) => field !== undefined);
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** Whether the input has to change before it can be saved. */
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
