import {
  WEBHOOK_DESCRIPTION_MAX_BYTES,
  WEBHOOK_ENABLED_ENDPOINTS_MAX,
  WEBHOOK_URL_MAX_BYTES,
} from "@partner-kit/contract";
import type { TextWriter } from "../locale/useText.ts";
import type { Text } from "../text/text.ts";
import type { WebhookProblems } from "./webhookProblems.ts";

/** Describes the problem of a field of `useWebhookEditor`. Pass the result of `useMessages`, which also writes numbers. */
export function describeWebhookProblem(
  field: keyof WebhookProblems,
  problems: WebhookProblems,
  { webhookEditor: messages, fill, number }: Pick<Text, "webhookEditor"> & Pick<TextWriter, "fill" | "number">,
): string | undefined {
  if (problems[field] === undefined) return undefined;
  switch (field) {
    case "description":
      return fill(messages.too_long_description, { limit: number(WEBHOOK_DESCRIPTION_MAX_BYTES) });
    case "event_types":
      return problems.event_types === "required" ? messages.required_event_types : messages.scope_missing;
    case "enabled":
      return fill(messages.limit_reached, { max: number(WEBHOOK_ENABLED_ENDPOINTS_MAX) });
    case "url":
      return describeUrl(problems.url);
  }

  function describeUrl(problem: WebhookProblems["url"]): string | undefined {
    switch (problem) {
      case undefined:
        return undefined;
      case "required":
        return messages.required_url;
      case "too_long":
        return fill(messages.too_long_url, { limit: number(WEBHOOK_URL_MAX_BYTES) });
      default:
        return messages[problem];
    }
  }
}
