import { isTransient } from "../query/isTransient.ts";
import { isUncertain } from "../query/isUncertain.ts";
import { fillServiceName } from "../text/fillText.ts";
import type { Text } from "../text/text.ts";
import { errorKind } from "./errorKind.ts";

export interface ErrorDescription {
  /** The failure. */
  readonly title: string;
  /** Effect on data and money, and the next step. */
  readonly help: string;
  /** Error code for support. Never a message of the service. */
  readonly code: string | undefined;
}

export interface DescribeErrorOptions {
  /** Whether the kit retries the failed operation, as it does with every read. Default false. */
  readonly isRetried?: boolean | undefined;
}

/**
 * Describes an error for people. If a change may have been carried out, the description states that, and whether a retry
 * is safe. Pass a catalogue such as `en`, or `fillServiceName(en, "Acme")` to name the service.
 */
export function describeError(
  error: unknown,
  text: Pick<Text, "errors"> & Partial<Pick<Text, "service">>,
  { isRetried = false }: DescribeErrorOptions = {},
): ErrorDescription {
  const { errors } = fillServiceName({ ...(text.service && { service: text.service }), errors: text.errors });
  const code = readText(error, "code");
  const effect = readText(error, "effect");
  // Without an effect, the error of a retried operation is that of a read.
  if (isUncertain(error) && (effect !== undefined || !isRetried)) {
    const help = effect === "repeatable" ? errors.uncertainSafeHelp : errors.uncertainHelp;
    return { title: errors.uncertainTitle, help, code };
  }
  const kind = errorKind(error);
  const title = errors[`${kind}Title`];
  switch (kind) {
    case "upstream":
    case "network":
    case "timeout": {
      const help = isRetried && isTransient(error) ? errors[`${kind}Retried`] : errors[`${kind}Help`];
      return { title, help: effect === "read" ? `${errors.unaffected} ${help}` : help, code };
    }
    case "policy":
    case "approval":
      // The host wrote the reason for the person who reads this.
      return { title, help: [readText(error, "serviceMessage"), errors[`${kind}Help`]].join(" "), code };
    case "rate":
    case "limit":
    case "restart":
      return { title, help: isRetried && isTransient(error) ? errors[`${kind}Retried`] : errors[`${kind}Help`], code };
    default:
      return { title, help: errors[`${kind}Help`], code };
  }
}

// Checks the field and not the class, because a host's page can load two copies of the contract.
function readText(error: unknown, key: "code" | "effect" | "serviceMessage"): string | undefined {
  const value: unknown = error instanceof Error ? Reflect.get(error, key) : undefined;
  return typeof value === "string" ? value : undefined;
}
