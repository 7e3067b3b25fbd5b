import type { DocsContext } from "@storybook/addon-docs/blocks";
import type { ContextType } from "react";
import { STORY_RENDER_PHASE_CHANGED } from "storybook/internal/core-events";
import { fitStage } from "./fitStage.ts";

export interface TakePictureParameters {
  readonly context: ContextType<typeof DocsContext>;
  readonly storyId: string;
  /** Element of the picture. */
  readonly frame: HTMLElement;
  readonly signal: AbortSignal;
}

/**
 * Runs a story in the frame until it has its data, and replaces it by a copy of its elements. Thus no service, timer or
 * subscription keeps running, however many pictures a page has.
 */
export async function takePicture(parameters: TakePictureParameters): Promise<void> {
  const { context, storyId, frame, signal } = parameters;
  const done = await waitForTurn();
  try {
    if (signal.aborted) return;
    const story = await context.loadStory(storyId);
    const stage = document.createElement("div");
    stage.className = "picture-stage";
    frame.replaceChildren(stage);
    fitStage(frame, stage);
    const rendered = waitForRender(parameters);
    const stop = context.renderStoryToElement(story, stage, callbacks, { autoplay: false, forceInitialArgs: true });
    // Storybook reloads the page if a story stops before it has rendered.
    await rendered;
    await waitForRest(stage, signal);
    fitStage(frame, stage);
    await waitForRest(stage, signal);
    frame.replaceChildren(copyOf(stage));
    frame.dataset["state"] = "ready";
    await stop();
  } finally {
    done();
  }
}

const ignore = () => undefined;
const callbacks = { showMain: ignore, showError: ignore, showException: ignore };

/** Few at a time, because each story starts a service. */
const TURNS = 3;
const waiting: (() => void)[] = [];
let running = 0;

/** Waits for a free turn. Returns the function that ends it. */
async function waitForTurn(): Promise<() => void> {
  if (running >= TURNS) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  return () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
}

function waitForRender({ context: { channel }, storyId }: TakePictureParameters): Promise<void> {
  return new Promise((resolve) => {
    const watch = (change: { readonly storyId: string; readonly newPhase: string }) => {
      if (change.storyId !== storyId || !["completing", "errored", "aborted", "finished"].includes(change.newPhase))
        return;
      channel.off(STORY_RENDER_PHASE_CHANGED, watch);
      resolve();
    };
    channel.on(STORY_RENDER_PHASE_CHANGED, watch);
  });
}

const REST = 200;
const LIMIT = 6000;

/** Waits until nothing loads and nothing has changed for a moment. */
function waitForRest(stage: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      changes.disconnect();
      clearTimeout(rest);
      clearTimeout(limit);
      resolve();
    };
    const watch = () => {
      clearTimeout(rest);
      if (!stage.querySelector('[aria-busy="true"]')) rest = setTimeout(end, REST);
    };
    const changes = new MutationObserver(watch);
    const limit = setTimeout(end, LIMIT);
    signal.addEventListener("abort", end);
    changes.observe(stage, { attributes: true, characterData: true, childList: true, subtree: true });
    watch();
  });
}

/** Copies the elements. The copy has the theme of the page, so that it follows the toolbar. */
function copyOf(stage: HTMLElement): Node {
  const copy = stage.cloneNode(true) as HTMLElement;
  const selects = stage.querySelectorAll("select");
  for (const [index, select] of copy.querySelectorAll("select").entries())
    select.selectedIndex = selects[index]?.selectedIndex ?? 0;
  for (const element of copy.querySelectorAll<HTMLElement>(".story")) delete element.dataset["pkTheme"];
  return copy;
}
