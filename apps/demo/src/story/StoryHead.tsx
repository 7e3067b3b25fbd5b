import { usePartnerKit } from "@partner-kit/react";
import type { ReactElement } from "react";
import { fillMessage } from "../messages/createMessages.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Icon } from "../shell/Icon.tsx";
import { storyActs } from "./storyActs.ts";
import { changeStoryProgress, useStoryProgress } from "./storyProgress.ts";
import { firstStepOf, storySteps } from "./storySteps.ts";
import { useStoryMessages } from "./useStoryMessages.ts";

export interface StoryHeadProps {
  readonly goTo: (index: number) => void;
}

/** Place in the story, its acts, and the buttons that play and close it. */
export function StoryHead({ goTo }: StoryHeadProps): ReactElement {
  const appMessages = useAppMessages();
  const messages = useStoryMessages();
  const { index, isPlaying } = useStoryProgress();
  const { locale } = usePartnerKit();
  const currentAct = storySteps[index]?.act;
  // The first step only prepares the account, and the last one looks back.
  const last = storySteps.length - 2;
  const isRunning = index > 0 && index <= last;
  return (
    <>
      <div className="app-story-head">
        <small>
          {isRunning
            ? fillMessage(messages.progress, { step: index.toLocaleString(locale), count: last.toLocaleString(locale) })
            : appMessages.story}
        </small>
        {index < storySteps.length - 1 && (
          <button
            type="button"
            className="app-button app-story-play"
            onClick={() => changeStoryProgress({ isPlaying: !isPlaying })}
          >
            <Icon name={isPlaying ? "pause" : "play"} />
            {isPlaying ? messages.pause : messages.play}
          </button>
        )}
        <button
          type="button"
          className="app-icon-button"
          aria-label={appMessages.close}
          onClick={() => changeStoryProgress({ isOpen: false, isPlaying: false })}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav className="app-story-acts" aria-label={messages.acts}>
        {storyActs.map((act) => (
          <button
            key={act}
            type="button"
            aria-current={act === currentAct ? "step" : undefined}
            onClick={() => goTo(firstStepOf(act))}
          >
            <span className="app-story-progress">
              {storySteps.map((step, position) =>
                step.act === act ? <span key={step.name} data-done={position <= index} /> : null,
              )}
            </span>
            <span data-part="act">{messages.act[act]}</span>
          </button>
        ))}
      </nav>
    </>
  );
}
