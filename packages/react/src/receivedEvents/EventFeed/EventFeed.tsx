"use client";

import type { ReceivedEvent } from "@partner-kit/contract";
import { type ReactElement, type RefObject, useEffect, useRef, useState } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { FreshnessBadge } from "../../live/FreshnessBadge/FreshnessBadge.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import type { Freshness } from "../../live/useFreshness.ts";
import { useText } from "../../locale/useText.ts";
import { AssumptionNote } from "../../session/AssumptionNote/AssumptionNote.tsx";
import { useSession } from "../../session/useSession.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { type HeadingOptions, type UseHeadingReturnType, useHeading } from "../../ui/Heading/useHeading.tsx";
import { InfoButton } from "../../ui/InfoButton/InfoButton.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import { useShownCount } from "../../ui/ShowMore/useShownCount.ts";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enEventFeed } from "../messages.en.ts";
import type { EventSubject } from "../readEventSubject.ts";
import { type UseEventFeedParameters, type UseEventFeedReturnType, useEventFeed } from "../useEventFeed.ts";
import { EventFeedAnnouncer } from "./EventFeedAnnouncer.tsx";
import { EventFeedList } from "./EventFeedList.tsx";
import { type EventFilter, eventFilters, filterEvents } from "./eventFilter.ts";
import { foldEvents } from "./foldEvents.ts";
import { useShowOlder } from "./useShowOlder.ts";
import { useWholeRows } from "./useWholeRows.ts";

export interface EventFeedProps extends UseEventFeedParameters, HeadingOptions {
  /** A heading in the toolbar. Default: none. Screen readers then read a name of the component. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  /**
   * Returns the page of your app for an event. `subject` has the identifier from the payload, if there is one. Other fields
   * of `data` are not documented.
   */
  readonly getHref?: ((event: ReceivedEvent, subject: EventSubject) => string | undefined) | undefined;
}

/** A live list of the events that the proxy received, with one line for each order or transaction. */
export const EventFeed: (props: EventFeedProps) => ReactElement = withBoundary("EventFeed", EventFeedView);

function EventFeedView(props: EventFeedProps): ReactElement {
  const { headingLevel, title, isTitleHidden = title === undefined, ...rest } = props;
  const { eventFeed: messages } = useText(enEventFeed);
  const { heading, labelProps } = useHeading({ headingLevel, title, isTitleHidden }, messages.label);
  return <EventFeedSection {...rest} heading={heading} labelProps={labelProps} />;
}

interface EventFeedSectionProps
  extends Omit<EventFeedProps, keyof HeadingOptions>,
    Pick<UseHeadingReturnType, "heading" | "labelProps"> {}

/** Sets states while it renders. In React 18, an ID of a component that does so differs between server and page. */
function EventFeedSection(props: EventFeedSectionProps): ReactElement {
  const { className, getHref, heading, labelProps, ...parameters } = props;
  const feed = useEventFeed(parameters);
  const { state, isPaused } = feed;
  const text = useText(enEventFeed);
  const { eventFeed: messages, plural } = text;
  const [filter, setFilter] = useState<EventFilter>("all");
  const isReady = state.status === "ready";
  const matches = isReady ? filterEvents(foldEvents(state.events), filter, text) : [];
  const { seenSeq, markSeen } = useSeenEvents(isReady ? state.events : undefined);
  const scroller = useRef<HTMLDivElement>(null);
  const { isFull, shown, showMore } = useShownCount({ count: matches.length, scroller });
  const { open, toggle, readingProps, toTop } = useReading({ feed, scroller, isFull, markSeen });
  const isWhole = shown === matches.length;
  const isFollowed = isReady && (state.older === "here" || !isWhole);
  // An open event can be higher than the list.
  useWholeRows({ scroller, isEnabled: isFollowed && open.size === 0 });
  const showOlder = useShowOlder({ scroller, count: shown, load: isWhole ? feed.showOlder : showMore });

  return (
    <section
      className={["pk-root pk-EventFeed", className].filter(Boolean).join(" ")}
      data-status={state.status}
      {...labelProps}
      aria-busy={state.status === "loading"}
    >
      {(heading !== null || isReady || state.status === "loading") && (
        <div data-part="toolbar">
          {heading}
          {isReady && <FeedBadge isPaused={isPaused} freshness={state.freshness} />}
          {state.status === "loading" && <Skeleton width="short" />}
          {isReady && state.waiting.length > 0 && (
            <Button variant="primary" icon="up" onClick={toTop}>
              {plural(messages.waiting, foldEvents(state.waiting).length)}
            </Button>
          )}
          {(isReady || state.status === "loading") && (
            <div data-part="controls">
              <Field label={messages.filter} isLabelHidden>
                {(control) => (
                  <Select
                    {...control}
                    value={filter}
                    onValueChange={(value) => setFilter(eventFilters.find((one) => one === value) ?? "all")}
                    options={eventFilters.map((value) => ({ value, label: messages[`filter_${value}`] }))}
                  />
                )}
              </Field>
              <InfoButton label={messages.about}>{messages.unordered}</InfoButton>
              <Button
                variant="quiet"
                icon={isPaused ? "play" : "pause"}
                iconOnly
                disabled={!isReady}
                onClick={() => feed.setPaused(!isPaused)}
              >
                {isPaused ? messages.resume : messages.pause}
              </Button>
            </div>
          )}
        </div>
      )}
      {isReady && <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />}
      {state.status === "error" && (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={feed.refresh} />
      )}
      {state.status === "empty" && <NothingReceived />}
      {state.status === "loading" && <LoadingLines />}
      {isReady && (
        <>
          <div
            data-part="scroller"
            data-full={isFull || undefined}
            data-followed={isFollowed || undefined}
            ref={scroller}
            {...readingProps}
          >
            {state.events.length === 0 && <EmptyState title={messages.noneHere} />}
            {state.events.length > 0 && matches.length === 0 && (
              <EmptyState
                icon="search"
                title={messages.noneOfFilter}
                action={<Button onClick={() => setFilter("all")}>{messages.showAll}</Button>}
              />
            )}
            <EventFeedList
              groups={matches.slice(0, shown)}
              getHref={getHref}
              open={open}
              onToggle={toggle}
              seenSeq={seenSeq}
            />
            {state.older === "elsewhere" && isWhole && <p data-part="more">{messages.older}</p>}
          </div>
          {/* Outside the scrolling part, whose edge would cut it. A narrow list shows more of what is read first. */}
          {isFollowed && (
            <div data-part="more">
              <Button isBusy={isWhole && state.isRefreshing} onClick={showOlder}>
                {messages.showOlder}
              </Button>
            </div>
          )}
        </>
      )}
      {isReady && <EventFeedAnnouncer events={[...state.waiting, ...state.events]} />}
      <AssumptionNote of={["webhookEvent"]} />
    </section>
  );
}

/** Shows whether the list is current. A paused feed is not live, even on a good connection. */
function FeedBadge(props: { readonly isPaused: boolean; readonly freshness: Freshness }): ReactElement {
  const { isPaused, freshness } = props;
  const { eventFeed: messages } = useText(enEventFeed);
  return isPaused ? <Badge dot="still">{messages.paused}</Badge> : <FreshnessBadge freshness={freshness} />;
}

interface UseReadingParameters {
  readonly feed: UseEventFeedReturnType;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Whether the page scrolls the list. */
  readonly isFull: boolean;
  readonly markSeen: () => void;
}

/** Detects reading: the list is scrolled, an event is open, or the pointer is over it. */
function useReading({ feed: { setReading, showWaiting }, scroller, isFull, markSeen }: UseReadingParameters) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isOver = useRef(false);
  const look = (unfolded = open) =>
    setReading(isOver.current || unfolded.size > 0 || isScrolled(scroller.current, isFull));

  // The list or the page around it.
  useEffect(() => {
    const onScroll = () => look();
    document.addEventListener("scroll", onScroll, { capture: true, passive: true });
    return () => document.removeEventListener("scroll", onScroll, { capture: true });
  });

  return {
    open,
    toggle: (id: string) => {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      setOpen(next);
      look(next);
    },
    toTop: () => {
      showWaiting();
      scrollToTop(scroller.current);
    },
    readingProps: {
      onPointerEnter: () => {
        isOver.current = true;
        look();
      },
      onPointerLeave: () => {
        isOver.current = false;
        look();
        markSeen();
      },
      onBlur: markSeen,
    },
  };
}

function scrollToTop(list: Element | null): void {
  if (list) list.scrollTop = 0;
}

function isScrolled(list: Element | null, isFull: boolean): boolean {
  if (!list || !isFull) return (list?.scrollTop ?? 0) > 0;
  const { top, bottom } = list.getBoundingClientRect();
  return top < 0 && bottom > 0;
}

/** Remembers which events the user has seen: those at first, and those that were there when they last left the list. */
function useSeenEvents(events: readonly ReceivedEvent[] | undefined) {
  const [seenSeq, setSeenSeq] = useState<number>();
  const latest = events?.[0]?.seq;
  if (seenSeq === undefined && latest !== undefined) setSeenSeq(latest);
  return { seenSeq, markSeen: () => setSeenSeq(latest) };
}

function NothingReceived(): ReactElement {
  const { data } = useSession();
  const { eventFeed: messages } = useText(enEventFeed);
  if (data?.receiver?.state === "no_secret")
    return <EmptyState icon="key" title={messages.noSecret} help={messages.noSecretHelp} />;
  return <EmptyState title={messages.empty} help={messages.emptyHelp} />;
}

function LoadingLines(): ReactElement {
  return (
    <div data-part="scroller" aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <div key={line} data-part="line">
          <Skeleton width="short" />
          <Skeleton width="long" />
        </div>
      ))}
    </div>
  );
}
