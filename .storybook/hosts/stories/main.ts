import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import { startBackend } from "../../backend.ts";
import { toolbar } from "../../toolbar.ts";
import { withKit } from "../../withKit.tsx";
import { answerStories } from "../answerStories.ts";

/** Functions of the page for the test that opens it. */
export interface StoriesPage {
  readonly listStories: () => Promise<readonly string[]>;
  /** Mounts a story and leaves it to a person. */
  readonly showStory: (name: string) => Promise<void>;
  /** Mounts a story, plays it, takes it away, and says how it failed. */
  readonly runStory: (name: string) => Promise<string | undefined>;
}

declare global {
  interface Window {
    stories: StoriesPage;
  }
}

// The stories as they are, but for the service worker: it is Storybook's, and no part of what a host would run.
setProjectAnnotations({
  decorators: [withKit],
  loaders: [async ({ id, parameters }) => ({ backend: await startBackend(id, parameters["backend"] ?? {}) })],
  ...toolbar,
});

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>([
  "../../../packages/react/src/**/*.stories.tsx",
  "../../theme/*.stories.tsx",
]);

answerStories();

async function find(story: string): Promise<ComposedStory> {
  const [path = "", name] = story.split(" ");
  const composed = (await load(path)).find(([key]) => key === name)?.[1];
  if (!composed) throw new Error(`There is no story ${story}.`);
  return composed;
}

async function load(path: string): Promise<[name: string, story: ComposedStory][]> {
  const module = await modules[path]?.();
  return module ? Object.entries<ComposedStory>(composeStories(module)) : [];
}

interface ComposedStory {
  play?: unknown;
  readonly run: (context: { readonly canvasElement: HTMLElement }) => Promise<void>;
}

window.stories = {
  listStories: async () => {
    const paths = Object.keys(modules);
    const names = await Promise.all(paths.map(async (path) => (await load(path)).map(([name]) => `${path} ${name}`)));
    return names.flat();
  },
  showStory: async (story) => {
    const composed = await find(story);
    composed.play = undefined;
    await composed.run({ canvasElement: document.body.appendChild(document.createElement("div")) });
  },
  runStory: async (story) => {
    const canvasElement = document.body.appendChild(document.createElement("div"));
    try {
      const composed = await find(story);
      await composed.run({ canvasElement });
      return undefined;
    } catch (error) {
      return String(error);
    } finally {
      canvasElement.remove();
    }
  },
};
