import type * as z from "zod/mini";
import type { Issue } from "../errors.ts";

/**
 * Converts the issues of a schema. Messages name the expectation and never the value, because inputs contain personal
 * data. (zod/mini has no messages, and zod's locales are larger than the rest of this package.)
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
      return issue.format === "regex" ? "invalid format" : `expected ${issue.format}`;
    case "custom":
      return issue.message === "Invalid input" ? "invalid" : issue.message;
    default:
      return "invalid";
  }
}
