import { type ReactElement, useState } from "react";
import { useLocation } from "wouter";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { Icon } from "../shell/Icon.tsx";
import { useAppWords } from "../words/useAppWords.ts";
import { storySteps } from "./storySteps.ts";
import { useStoryActions } from "./useStoryActions.ts";
import { useStoryFacts } from "./useStoryFacts.ts";

/**
 * A walk through the admin in about four minutes, by keyboard: Enter does what a step offers, and goes on. Each step is a
 * real operation, and counts as done when the service says so.
 */
export function StoryPanel({ onClose }: { readonly onClose: () => void }): ReactElement | null {
  const words = useAppWords();
  const { data: info } = useAppInfo();
  const [, navigate] = useLocation();
  const [index, setIndex] = useState(0);
  const [depositId, setDepositId] = useState<string>();
  const [performed, setPerformed] = useState(false);
  const bookkeepingUrl = info?.bookkeepingUrl ?? null;
  const facts = useStoryFacts({ depositId, bookkeepingUrl, after: 0 });
  const actions = useStoryActions({
    depositId,
    onDeposit: setDepositId,
    onBegin: () => setDepositId(undefined),
  });

  const step = storySteps[index];
  const isDone = step?.isDone ? step.isDone(facts) : performed;
  const isLast = index === storySteps.length - 1;
  const offersAction = step?.action !== undefined && !performed;
  if (!step) return null;

  const goTo = (to: number) => {
    setIndex(to);
    setPerformed(false);
    actions.reset();
    const path = storySteps[to]?.path;
    if (path) navigate(path);
  };
  const act = () => {
    if (!step.action) return;
    actions.mutate(step.action.name, { onSuccess: () => setPerformed(true) });
  };

  return (
    <aside className="app-story" aria-label="Guided story" lang="en" dir="ltr">
      <div className="app-story-head">
        <small>
          Step {index + 1} of {storySteps.length}
        </small>
        <button type="button" className="app-icon-button" aria-label={words.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <h2>{step.title}</h2>
      <p>{step.say}</p>
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
            {step.action?.label}
          </button>
        ) : (
          <button
            ref={takeFocus}
            key={`${index} next`}
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
    if (actions.isPending) return "Under way…";
    if (actions.isError) return `That did not work: ${actions.error.message}`;
    if (isDone) return "Done: the service says so.";
    return performed || !step?.action ? "Waiting for the service to say that it has happened." : "";
  }
}

/** So that Enter goes on, unless a dialog has the person's attention. */
function takeFocus(button: HTMLButtonElement | null): void {
  if (!document.querySelector("dialog:modal")) button?.focus({ preventScroll: true });
}
