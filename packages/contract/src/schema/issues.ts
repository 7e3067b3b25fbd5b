import type * as z from "zod/mini";
import type { Issue } from "../errors.ts";

/**
 * Tells what a schema found, in words that name the expectation and never the value: inputs hold personal data.
 * (zod/mini carries no words of its own; its locales weigh more than the rest of this package.)
 */
export function readIssues(error: z.core.$ZodError): Issue[] {
  return error.issues.map((issue) => ({
    path: issue.path.map((key) => (typeof key === "symbol" ? String(key) : key)),
    message: describe(issue),
  }));
}

function describe(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `expected ${issue.expected}`;
    case "invalid_value":
      return `expected one of ${issue.values.map(String).join(", ")}`;
    case "unrecognized_keys":
      return `unknown field ${issue.keys.join(", ")}`;
    case "too_big":
      return `at most ${issue.maximum}`;
    case "too_small":
      return `at least ${issue.minimum}`;
    case "invalid_format":
      return issue.format === "regex" ? "not in the expected form" : `expected ${issue.format}`;
    case "custom":
      return issue.message === "Invalid input" ? "not valid" : issue.message;
    default:
      return "not valid";
  }
}
