import type { ReactElement } from "react";
import { useLocation } from "wouter";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Icon } from "../shell/Icon.tsx";
import { changeStoryProgress, useStoryProgress } from "./storyProgress.ts";
import { storySteps } from "./storySteps.ts";
import { useStoryActions } from "./useStoryActions.ts";
import { useStoryFacts } from "./useStoryFacts.ts";

/**
 * Guides the presenter through the admin in about four minutes. Enter performs a step and continues. Each step is a
 * real operation and is done when the service confirms it.
 */
export function StoryPanel(): ReactElement | null {
  const messages = useAppMessages();
  const { data: info } = useAppInfo();
  const [, navigate] = useLocation();
  const { index, performed } = useStoryProgress();
  const bookkeepingUrl = info?.bookkeepingUrl ?? null;
  const hasEmulator = info?.isPresentable === true;
  const { facts, begin } = useStoryFacts({ bookkeepingUrl });
  const actions = useStoryActions({ depositId: facts.depositId, hasEmulator, onBegin: begin });

  const step = storySteps[index];
  if (!step) return null;
  // Waits for the first reads, because a deposit before them would count as an earlier one.
  const isDone = step.isDone ? step.isDone(facts) : performed && facts.isListening;
  const isLast = index === storySteps.length - 1;
  const action = step.action?.needsEmulator && !hasEmulator ? undefined : step.action;
  const offersAction = action !== undefined && !performed && !isDone;
  // While the presenter performs a step on the screen, the panel must not take the focus.
  const isElsewhere = !isDone && step.byHand !== undefined && (action === undefined || action.leadsAway === true);

  const goTo = (to: number) => {
    changeStoryProgress({ index: to, performed: false });
    actions.reset();
    // A new run ignores earlier actions.
    if (to === 0) void begin();
    const next = storySteps[to];
    if (next?.byHand !== undefined && next.action === undefined) {
      // A new screen takes the focus, except while the focus is in the story.
      document.querySelector<HTMLElement>("#main h1")?.focus();
    }
    if (next) navigate(next.path);
  };
  const act = () => {
    if (action) actions.mutate(action.name);
  };

  return (
    <aside className="app-story" aria-label="Guided story" lang="en" dir="ltr">
      <div className="app-story-head">
        <small>
          Step {index + 1} of {storySteps.length}
        </small>
        <button
          type="button"
          className="app-icon-button"
          aria-label={messages.close}
          onClick={() => changeStoryProgress({ isOpen: false })}
        >
          <Icon name="close" />
        </button>
      </div>
      <h2>{step.title}</h2>
      <p>{step.text}</p>
      {step.byHand && <p className="app-hint">{step.byHand}</p>}
      {step.path === "/webhooks" && bookkeepingUrl && (
        <p>
          <code>{bookkeepingUrl}</code>
        </p>
      )}
      <p className="app-story-state" role="status" data-done={isDone}>
        {describeState()}
      </p>
      <div className="app-story-buttons">
        {offersAction ? (
          <button
            ref={takeFocus}
            key={`${index} act`}
            type="button"
            className="app-button"
            data-kind="primary"
            aria-disabled={actions.isPending}
            onClick={() => !actions.isPending && act()}
          >
            {action.label}
          </button>
        ) : (
          <button
            ref={isElsewhere ? undefined : takeFocus}
            key={`${index} next ${isElsewhere}`}
            type="button"
            className="app-button"
            data-kind="primary"
            onClick={() => goTo(isLast ? 0 : index + 1)}
          >
            {isLast ? "Start over" : "Next"}
          </button>
        )}
        {offersAction && !isLast && (
          <button type="button" className="app-button" onClick={() => goTo(index + 1)}>
            Skip
          </button>
        )}
        {index > 0 && (
          <button type="button" className="app-button" onClick={() => goTo(0)}>
            Restart
          </button>
        )}
      </div>
    </aside>
  );

  function describeState(): string {
    if (actions.isPending || (performed && !step?.isDone && !isDone)) return "In progress…";
    if (actions.isError) return `This step failed: ${actions.error.message}`;
    if (isDone) return "Confirmed by the service.";
    return offersAction ? "" : "Waiting for the service to confirm this.";
  }
}

/** Focuses the button, so that Enter continues. Leaves the focus in an open dialog: the key `p` returns it. */
function takeFocus(button: HTMLButtonElement | null): void {
  if (!document.querySelector("dialog:modal")) button?.focus({ preventScroll: true });
}
