"use client";

import type { Approval } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { ApprovalExpiry } from "../../approvals/ApprovalExpiry.tsx";
import { describeChange } from "../../approvals/describeApproval.ts";
import { enApprovals } from "../../approvals/messages.en.ts";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { writeMoney } from "../../format/writeMoney.ts";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { Age } from "../../ui/Age/Age.tsx";
import { RetryButton } from "../../ui/Button/RefreshButton.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { Icon, type IconName } from "../../ui/Icon/Icon.tsx";
import { LineNote } from "../../ui/LineNote/LineNote.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { listWaitingPayments, totalWaiting } from "../../withdrawals/waitingPayments.ts";
import type { AttentionEntry, AttentionItem, AttentionKind } from "../AttentionEntry.ts";
import { enAttentionList } from "../messages.en.ts";
import { type UseAttentionParameters, useAttention } from "../useAttention.ts";

export interface AttentionListProps extends UseAttentionParameters {
  /**
   * Returns the page of your app for an entry, or for one of its tasks: the entry then has a `count` of 1. They are then
   * links.
   */
  readonly getHref?: ((entry: AttentionEntry) => string | undefined) | undefined;
  readonly className?: string | undefined;
}

/** The tasks that wait for a person, a line for each, grouped by kind. Below them, how many own requests wait for somebody else. */
export const AttentionList: (props: AttentionListProps) => ReactElement = withBoundary(
  "AttentionList",
  AttentionListView,
);

function AttentionListView({ className, getHref, ...parameters }: AttentionListProps): ReactElement {
  const { state, retry } = useAttention(parameters);
  const { attentionList: messages, fill, join } = useText(enAttentionList);
  const isReady = state.status === "ready";
  const { entries, unchecked } = isReady ? state : none;
  const hasTasks = entries.some(({ kind }) => kind !== "ownApprovals");

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
      {isReady && !hasTasks && unchecked.length === 0 && (
        <p data-part="nothing">
          <Icon name="check" />
          {messages.none}
        </p>
      )}
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <AttentionGroup key={entry.kind} entry={entry} getHref={getHref} />
          ))}
        </ul>
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

interface AttentionGroupProps extends Pick<AttentionListProps, "getHref"> {
  readonly entry: AttentionEntry;
}

/** The tasks of one kind: a title, and a line for each task with its age and the link to it. */
function AttentionGroup({ entry, getHref }: AttentionGroupProps): ReactElement {
  const { attentionList: messages, plural } = useText(enAttentionList);
  const { kind, count, items = [] } = entry;
  const { icon, tone } = looks[kind];
  const sentence = plural(messages[kind], count);
  // Own requests are one quiet line, because they need nothing from the user.
  const shown = kind === "ownApprovals" ? [] : items.slice(0, SHOWN);
  // The line of a single task leads to it.
  const href = count === 1 && shown.length === 1 ? undefined : getHref?.(entry);
  return (
    <li data-part="entry" data-kind={kind} data-tone={tone}>
      <div data-part="head">
        <Icon name={icon} />
        <span data-part="sentence">
          {href === undefined ? (
            sentence
          ) : (
            <Link href={href}>
              <span>{sentence}</span>
            </Link>
          )}
        </span>
        {href !== undefined && <Icon name="chevronDown" />}
      </div>
      {kind === "heldDeposits" && <p data-part="help">{messages.depositHelp}</p>}
      {kind === "ownApprovals" && <OwnRequests approvals={items.flatMap(({ approval }) => approval ?? [])} />}
      {shown.length > 0 && (
        <ul data-part="items">
          {shown.map((item) => (
            <AttentionTask
              key={item.id}
              kind={kind}
              item={item}
              href={getHref?.({
                ...entry,
                count: 1,
                ids: [item.id],
                items: [item],
                since: item.since,
                until: item.until,
              })}
            />
          ))}
          {count > shown.length && <li data-part="more">{plural(messages.more, count - shown.length)}</li>}
        </ul>
      )}
    </li>
  );
}

/** The sums of the payments among own requests, and when the next request expires. */
function OwnRequests({ approvals }: { readonly approvals: readonly Approval[] }): ReactElement | null {
  const { attentionList: messages, fill, plural, join, locale } = useText(enAttentionList);
  const totals = totalWaiting(listWaitingPayments(approvals));
  const amounts = Array.from(totals, ([currency, value]) => writeMoney({ value, currency, locale }));
  const [next] = approvals.map(({ expires_at: end }) => end).toSorted();
  if (next === undefined) return null;
  return (
    <p data-part="help">
      {amounts.length > 0 && `${fill(messages.ownPayments, { amounts: join(amounts) })} · `}
      <ApprovalExpiry expiresAt={next} text={plural(messages.ownExpiry, approvals.length)} />
    </p>
  );
}

/** More tasks of one kind belong on their own page. */
const SHOWN = 3;

interface AttentionTaskProps {
  readonly kind: AttentionKind;
  readonly item: AttentionItem;
  readonly href: string | undefined;
}

/** One task in a line. The title of its group says its state. */
function AttentionTask({ kind, item, href }: AttentionTaskProps): ReactElement {
  const text = useText(enApprovals, enAttentionList);
  const { attentionList: messages, locale } = text;
  const { since, until, amount, name, approval } = item;
  const subject = amount ? <Money {...amount} /> : (name ?? (approval && describeChange(approval, text, locale)));
  return (
    <li data-part="item">
      <span data-part="task">
        {subject !== undefined && <bdi data-part="subject">{subject}</bdi>}{" "}
        {since !== undefined && (
          // The proxy creates approvals, and the service everything else.
          <Age since={since} clock={approval ? "page" : "service"} text="{age}" />
        )}
        {until !== undefined && <DateTime timestamp={new Date(until).toISOString()} />}
      </span>
      {href !== undefined && (
        <Link href={href}>
          {messages[looks[kind].action]} <VisuallyHidden>{subject}</VisuallyHidden>
        </Link>
      )}
    </li>
  );
}

interface Look {
  readonly icon: IconName;
  readonly tone: "danger" | "warn" | "neutral" | "info";
  /** The text of the link to a task. */
  readonly action: "addSender" | "review" | "open";
}

const looks: Readonly<Record<AttentionKind, Look>> = {
  unknownPayments: { icon: "warning", tone: "danger", action: "review" },
  unknownBatches: { icon: "warning", tone: "danger", action: "review" },
  unknownOutcomes: { icon: "warning", tone: "danger", action: "review" },
  failingWebhooks: { icon: "warning", tone: "danger", action: "open" },
  parkedEvents: { icon: "warning", tone: "danger", action: "open" },
  heldDeposits: { icon: "pause", tone: "warn", action: "addSender" },
  approvals: { icon: "clock", tone: "warn", action: "review" },
  endingSecrets: { icon: "key", tone: "warn", action: "open" },
  disabledWebhooks: { icon: "off", tone: "neutral", action: "open" },
  ownApprovals: { icon: "clock", tone: "info", action: "open" },
};

const none = { entries: [], unchecked: [] } as const;
