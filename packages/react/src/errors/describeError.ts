import { isTransient } from "../query/isTransient.ts";
import { isOutcomeUnknown } from "../query/isUncertain.ts";
import type { Text } from "../text/text.ts";
import { errorKind } from "./errorKind.ts";

export interface ErrorDescription {
  /** What happened. */
  readonly title: string;
  /** What is safe, and what to do. */
  readonly help: string;
  /** For whoever looks into it; never a message of the service's. */
  readonly code: string | undefined;
}

export interface DescribeErrorOptions {
  /** Whether what failed is a read that the kit retries, as every query of the kit does. Default false. */
  readonly isRetried?: boolean | undefined;
}

/**
 * Describes an error in words for people. A change whose response was lost may have been carried out: the words say so,
 * and whether trying again is safe.
 */
export function describeError(
  error: unknown,
  { errors }: Pick<Text, "errors">,
  { isRetried = false }: DescribeErrorOptions = {},
): ErrorDescription {
  const code = readText(error, "code");
  const effect = readText(error, "effect");
  if (isOutcomeUnknown(error)) {
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
    case "rate":
    case "limit":
    case "restart":
      return { title, help: isRetried && isTransient(error) ? errors[`${kind}Retried`] : errors[`${kind}Help`], code };
    default:
      return { title, help: errors[`${kind}Help`], code };
  }
}

// By field, not by class: a host's page can hold two copies of the contract.
function readText(error: unknown, key: "code" | "effect"): string | undefined {
  const value: unknown = error instanceof Error ? Reflect.get(error, key) : undefined;
  return typeof value === "string" ? value : undefined;
}
