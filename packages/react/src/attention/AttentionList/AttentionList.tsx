"use client";

import type { ReactElement } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { Age } from "../../ui/Age/Age.tsx";
import { RetryButton } from "../../ui/Button/RefreshButton.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { Icon, type IconName } from "../../ui/Icon/Icon.tsx";
import { LineNote } from "../../ui/LineNote/LineNote.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import type { AttentionEntry, AttentionKind } from "../AttentionEntry.ts";
import { enAttentionList } from "../messages.en.ts";
import { type UseAttentionParameters, useAttention } from "../useAttention.ts";

export interface AttentionListProps extends UseAttentionParameters {
  /** Returns the page of your app for an entry. The entry is then a link. */
  readonly getHref?: ((entry: AttentionEntry) => string | undefined) | undefined;
  readonly className?: string | undefined;
}

/** The tasks that wait for a person, in a few lines. */
export const AttentionList: (props: AttentionListProps) => ReactElement = withBoundary(
  "AttentionList",
  AttentionListView,
);

function AttentionListView({ className, getHref, ...parameters }: AttentionListProps): ReactElement {
  const { state, retry } = useAttention(parameters);
  const { attentionList: messages, fill, join } = useText(enAttentionList);
  const isReady = state.status === "ready";
  const { entries, unchecked } = isReady ? state : none;

  return (
    <section
      className={["pk-root pk-AttentionList", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-label={messages.label}
      aria-busy={state.status === "loading"}
    >
      {state.status === "error" && <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={retry} />}
      {state.status === "loading" && (
        <p data-part="nothing" aria-hidden="true">
          <Skeleton width="long" />
        </p>
      )}
      {isReady && <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />}
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <AttentionItem key={entry.kind} entry={entry} href={getHref?.(entry)} />
          ))}
        </ul>
      )}
      {isReady && entries.length === 0 && unchecked.length === 0 && (
        <p data-part="nothing">
          <Icon name="check" />
          {messages.none}
        </p>
      )}
      {unchecked.length > 0 && (
        <LineNote
          role="status"
          title={messages.unchecked}
          help={fill(messages.uncheckedHelp, { parts: join(unchecked.map(nameOf)) })}
        >
          <RetryButton isRetrying={isReady && state.isRefreshing} onClick={retry} />
        </LineNote>
      )}
    </section>
  );

  function nameOf(part: (typeof unchecked)[number]): string {
    return part === "approvals" ? messages.approvalsPart : messages[part];
  }
}

interface AttentionItemProps {
  readonly entry: AttentionEntry;
  readonly href: string | undefined;
}

function AttentionItem({ entry, href }: AttentionItemProps): ReactElement {
  const { attentionList: messages, plural } = useText(enAttentionList);
  const { kind, count, since, until } = entry;
  const { icon, tone } = looks[kind];
  const sentence = plural(messages[kind], count);
  return (
    <li data-part="entry" data-kind={kind} data-tone={tone}>
      <Icon name={icon} />
      <span data-part="sentence">{href === undefined ? sentence : <Link href={href}>{sentence}</Link>}</span>
      {since !== undefined && (
        <Age
          since={since}
          // The proxy creates approvals, and the service everything else.
          clock={kind === "approvals" || kind === "unknownOutcomes" ? "page" : "service"}
          text={count === 1 ? "{age}" : messages.oldest}
        />
      )}
      {until !== undefined && <DateTime timestamp={new Date(until).toISOString()} />}
      {href !== undefined && <Icon name="chevronDown" />}
    </li>
  );
}

interface Look {
  readonly icon: IconName;
  readonly tone: "danger" | "warn" | "neutral";
}

const looks: Readonly<Record<AttentionKind, Look>> = {
  unknownPayments: { icon: "warning", tone: "danger" },
  unknownBatches: { icon: "warning", tone: "danger" },
  unknownOutcomes: { icon: "warning", tone: "danger" },
  failingWebhooks: { icon: "warning", tone: "danger" },
  parkedEvents: { icon: "warning", tone: "danger" },
  heldDeposits: { icon: "pause", tone: "warn" },
  approvals: { icon: "clock", tone: "warn" },
  endingSecrets: { icon: "key", tone: "warn" },
  disabledWebhooks: { icon: "off", tone: "neutral" },
};

const none = { entries: [], unchecked: [] } as const;
