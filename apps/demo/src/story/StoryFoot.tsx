import type { ReactElement } from "react";
import { Icon } from "../shell/Icon.tsx";
import { ShareStory } from "./ShareStory.tsx";
import { useStoryProgress } from "./storyProgress.ts";
import { storySteps } from "./storySteps.ts";
import { useStoryMessages } from "./useStoryMessages.ts";

export interface StoryFootProps {
  /** Label of the button that performs the step. `undefined` if there is nothing to perform. */
  readonly action: string | undefined;
  readonly isPending: boolean;
  /** Whether the person performs the step on the screen, which then keeps the focus. */
  readonly isElsewhere: boolean;
  readonly onAct: () => void;
  readonly goTo: (index: number) => void;
  /** Called when the story has ended and the person wants to try the admin. */
  readonly onExplore: () => void;
}

/** The buttons of the panel. They stay at the same place in all steps, so that the pointer need not move. */
export function StoryFoot(props: StoryFootProps): ReactElement {
  const { action, isPending, isElsewhere, onAct, goTo, onExplore } = props;
  const messages = useStoryMessages();
  const { index } = useStoryProgress();
  const goOn = () => goTo(index + 1);

  if (index === storySteps.length - 1) {
    return (
      <div className="app-story-foot">
        <button ref={takeFocus} type="button" className="app-button" data-kind="primary" onClick={onExplore}>
          {messages.explore}
        </button>
        <button type="button" className="app-story-quiet" onClick={() => goTo(0)}>
          {messages.startOver}
        </button>
        <ShareStory />
      </div>
    );
  }
  return (
    <div className="app-story-foot">
      {action === undefined ? (
        <button
          ref={isElsewhere ? undefined : takeFocus}
          key={`${index} next ${isElsewhere}`}
          type="button"
          className="app-button"
          data-kind="primary"
          onClick={goOn}
        >
          {messages.next}
        </button>
      ) : (
        <button
          ref={takeFocus}
          key={`${index} act`}
          type="button"
          className="app-button"
          data-kind="primary"
          aria-disabled={isPending}
          onClick={onAct}
        >
          {action}
        </button>
      )}
      {index > 0 && (
        <button type="button" className="app-story-quiet" data-part="back" onClick={() => goTo(index - 1)}>
          <Icon name="back" />
          <span>{messages.back}</span>
        </button>
      )}
      {action !== undefined && (
        <button type="button" className="app-story-quiet" data-part="skip" onClick={goOn}>
          {index === 0 ? messages.keepAccount : messages.skip}
        </button>
      )}
    </div>
  );
}

/** Focuses the button, so that Enter continues. Leaves the focus in an open dialog: the key `p` returns it. */
function takeFocus(button: HTMLButtonElement | null): void {
  if (!document.querySelector("dialog:modal")) button?.focus({ preventScroll: true });
}
