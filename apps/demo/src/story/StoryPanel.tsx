import { usePartnerKit } from "@partner-kit/react";
import type { ReactElement, ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { fillMessage } from "../messages/createMessages.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { useSignIn } from "../session/useSignIn.ts";
import { useRootMark } from "../shell/useRootMark.ts";
import { Autoplay } from "./Autoplay.tsx";
import { ClosingScene } from "./ClosingScene.tsx";
import { SignedInAs } from "./SignedInAs.tsx";
import { Spotlight } from "./Spotlight.tsx";
import { StoryCast } from "./StoryCast.tsx";
import { StoryError } from "./StoryError.ts";
import { StoryFoot } from "./StoryFoot.tsx";
import { StoryHead } from "./StoryHead.tsx";
import { StoryResults } from "./StoryResults.tsx";
import { StoryRun } from "./StoryRun.tsx";
import { StorySheet } from "./StorySheet.tsx";
import { noteBalances } from "./storyBalances.ts";
import { describeChange } from "./storyChange.ts";
import { EFFECT_SECONDS, readingSeconds, roundToMinutes, secondsLeft } from "./storyLength.ts";
import { changeStoryProgress, useStoryProgress } from "./storyProgress.ts";
import { listResults } from "./storyResults.ts";
import { listRun } from "./storyRun.ts";
import { KWAME, type StoryOutcome, type StoryStep, storySteps } from "./storySteps.ts";
import { useDollarChart } from "./useDollarChart.ts";
import { useStoryActions } from "./useStoryActions.ts";
import { useStoryFacts } from "./useStoryFacts.ts";
import { useStoryMessages } from "./useStoryMessages.ts";

export interface StoryPanelProps {
  /** Opens the simulator, with which a person goes on alone after the story. */
  readonly onSimulate: () => void;
}

/**
 * Guides the presenter through the admin in about four minutes. Enter performs a step and continues. Each step is a
 * real operation and is done when the service confirms it.
 */
export function StoryPanel({ onSimulate }: StoryPanelProps): ReactElement | null {
  const appMessages = useAppMessages();
  const messages = useStoryMessages();
  const { data: info } = useAppInfo();
  const [path, navigate] = useLocation();
  const { locale } = usePartnerKit();
  const { index, performed, isPlaying, balances, signedIn } = useStoryProgress();
  const bookkeepingUrl = info?.bookkeepingUrl ?? null;
  const hasEmulator = info?.isPresentable === true;
  const { facts, begin } = useStoryFacts({ bookkeepingUrl });
  const signIn = useSignIn();
  const actions = useStoryActions({ facts, bookkeepingUrl, hasEmulator, onBegin: begin });

  const isLast = index === storySteps.length - 1;
  useRootMark("appStory", isLast ? "ending" : "open");

  const step = storySteps[index];
  const showsDay = index === 0 || step?.name === "deposit" || step?.name === "clear";
  const dayOfStep = showsDay ? "day" : undefined;
  useDollarChart(isLast ? "month" : dayOfStep);
  if (!step) return null;
  const text = messages.steps[step.name];
  // Waits for the first reads, because a deposit before them would count as an earlier one.
  const isConfirmed = step.isDone ? step.isDone(facts) : performed && facts.isListening;
  // The service may confirm the step while the story still shows a secret or closes a dialog.
  const isDone = isConfirmed && !actions.isPending;
  const actionOf = (one: StoryStep) => (one.action?.needsEmulator && !hasEmulator ? undefined : one.action);
  const action = actionOf(step);
  const offersAction = action !== undefined && !performed && !isDone;
  // While the presenter performs a step on the screen, the panel must not take the focus.
  const isElsewhere = !isDone && text.byHand !== undefined && action === undefined;

  const note = hasEmulator ? text.note : undefined;
  // The approval passes from one person to the other. The next step still shows who is signed in.
  const decider = facts.subject === KWAME ? KWAME : undefined;
  const person = step.name === "approval" ? (decider ?? step.person) : (signedIn ?? (index > 0 ? decider : undefined));
  // The result takes the place of the text.
  const isFolded = isDone && !isLast;
  const hasFailed = actions.isError && !isDone;
  // A fresh account shows nothing new, so the story goes on at once.
  const isReset = index === 0 && isDone;

  const goTo = (to: number) => {
    const next = storySteps[to];
    if (!next) return;
    const signedIn = next.person === facts.subject ? undefined : next.person;
    const now = facts.available;
    changeStoryProgress({
      index: to,
      performed: false,
      signedIn,
      // The last scene is for looking.
      isPlaying: isPlaying && to < storySteps.length - 1,
      balances: noteBalances({
        notes: balances,
        now,
        left: { step: step.name, isDone: isConfirmed },
        opened: next.name,
      }),
    });
    actions.cancel();
    actions.reset();
    // A new run ignores earlier actions.
    if (to === 0) void begin();
    if (signedIn !== undefined) signIn.mutate(signedIn);
    // A new screen takes the focus, except while the focus is in the story.
    if (messages.steps[next.name].byHand !== undefined && !actionOf(next)) {
      document.querySelector<HTMLElement>("#main h1")?.focus();
    }
    navigate((next.isDone?.(facts) && next.resultPath) || next.path);
  };
  const act = () => {
    if (!action || actions.isPending) return;
    if (path !== step.path.replace(/\?.*/, "")) navigate(step.path);
    const { resultPath } = step;
    actions.mutate(action.name, { onSuccess: () => resultPath && navigate(resultPath) });
  };
  const explore = () => {
    changeStoryProgress({ isOpen: false });
    scrollTo({ top: 0 });
    if (hasEmulator) onSimulate();
  };
  const proceed = offersAction ? act : () => goTo(index + 1);
  const isReady = (offersAction || isDone) && !actions.isPending && !actions.isError && !isLast;

  return (
    <>
      <StorySheet label={appMessages.story}>
        <StoryHead goTo={goTo} />
        {(isPlaying || isReset) && isReady && (
          <Autoplay key={`${index} ${offersAction}`} seconds={pauseOf()} proceed={proceed} />
        )}
        {/* Announces each step once, because the focus only moves to its button. */}
        <div aria-live="polite" aria-atomic="true">
          <h2>{text.title}</h2>
          {person !== undefined && <SignedInAs personId={person} />}
          {!isFolded && <p>{text.text}</p>}
          {index === 0 && <StoryCast label={messages.cast} />}
        </div>
        {index > 0 && note && !isDone && <p className="app-story-note">{note}</p>}
        {text.byHand && !isDone && (
          <details key={step.name} className="app-story-by-hand" open={action === undefined}>
            <summary>{messages.byHand}</summary>
            <p>{text.byHand}</p>
            {step.name === "endpoint" && bookkeepingUrl && (
              <p className="app-story-url">
                <code dir="ltr">{breakUrl(bookkeepingUrl)}</code>
              </p>
            )}
          </details>
        )}
        {isLast ? (
          <ClosingScene facts={facts} balances={balances} />
        ) : (
          <>
            <div className="app-story-outcome" data-done={isDone}>
              <p className="app-story-state" role="status" data-done={isDone} data-tone={toneOf()}>
                {describeState()}
              </p>
              <StoryResults
                key={step.name}
                isDone={isDone}
                results={listResults({ step: step.name, isDone, facts, balances })}
              />
            </div>
            {isDone && text.after && (
              <p className="app-hint">
                {text.after}{" "}
                {step.name === "trade" && facts.orderId !== undefined && (
                  <Link href={`/orders/${facts.orderId}`}>{messages.openOrder}</Link>
                )}
              </p>
            )}
            <StoryRun
              steps={listRun({ index, isDone, facts, balances })}
              timeAhead={index === 0 ? describeTimeLeft() : undefined}
              goTo={goTo}
            />
          </>
        )}
        {/* A consequence stands at its button. */}
        {index === 0 && note && <p className="app-story-note">{note}</p>}
        <StoryFoot
          action={offersAction ? describeAction() : undefined}
          isPending={actions.isPending}
          isElsewhere={isElsewhere}
          onAct={act}
          goTo={goTo}
          onExplore={explore}
        />
      </StorySheet>
      {/* After the sheet, so that it is above the sheet when a dialog opens. */}
      <Spotlight
        step={step.name}
        facts={facts}
        isDone={isDone}
        change={describeChange({ step: step.name, isDone, facts, balances, messages, locale })}
      />
    </>
  );

  function pauseOf(): number {
    if (isReset) return 0;
    return offersAction || !step?.action ? readingSeconds(text) : EFFECT_SECONDS;
  }

  function toneOf(): StoryOutcome | "failed" | undefined {
    if (hasFailed) return "failed";
    return isDone ? (step?.outcome ?? "done") : undefined;
  }

  function describeAction(): string {
    if (hasFailed) return messages.tryAgain;
    const label = step?.name === "begin" && !hasEmulator ? messages.startHere : text?.action;
    return label ?? messages.next;
  }

  function describeTimeLeft(): string {
    const steps = storySteps.slice(index).map((one) => ({ ...messages.steps[one.name], action: actionOf(one)?.name }));
    const minutes = roundToMinutes(secondsLeft(steps));
    return new Intl.NumberFormat(locale, { style: "unit", unit: "minute", unitDisplay: "long" }).format(minutes);
  }

  function describeFailure(error: Error): string {
    if (!(error instanceof StoryError)) return messages.failed;
    return fillMessage(messages.failure[error.failure], { control: `\u2068${error.control ?? ""}\u2069` });
  }

  function describeState(): string {
    if (actions.isPending || (performed && !step?.isDone && !isDone)) return text.doing ?? "";
    if (isDone) return text.done ?? "";
    if (actions.isError) return describeFailure(actions.error);
    return offersAction ? "" : messages.waiting;
  }
}

/** Offers a line break after each slash. */
function breakUrl(url: string): readonly ReactNode[] {
  return url.split(/(?<=\/)(?!\/)/).flatMap((part, index) => (index === 0 ? [part] : [<wbr key={part} />, part]));
}
