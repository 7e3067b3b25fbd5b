import { useReceivedEvents, useSession, useTransactions, useWebhooks } from "@partner-kit/react";
import type { StoryFacts } from "./storySteps.ts";

export interface UseStoryFactsParameters {
  /** The deposit that the story made. */
  readonly depositId: string | undefined;
  readonly bookkeepingUrl: string | null;
  /** The receiver's last event before the story. */
  readonly after: number;
}

/** Reads what the steps go by, through the same hooks as any screen. */
export function useStoryFacts({ depositId, bookkeepingUrl, after }: UseStoryFactsParameters): StoryFacts {
  const { data: session } = useSession();
  const { data: transactions } = useTransactions();
  const { data: received } = useReceivedEvents({ after });
  const { data: webhooks } = useWebhooks();
  const all = transactions?.transactions ?? [];
  return {
    held: all.filter(({ required_action }) => required_action?.type === "travel_rule").map(({ id }) => id),
    depositStatus: all.find(({ id }) => id === depositId)?.status,
    events: received?.events.map(({ type }) => type) ?? [],
    bookkeepingVersion: webhooks?.find(({ url }) => url === bookkeepingUrl)?.secret_version,
    subject: session?.subject,
  };
}
