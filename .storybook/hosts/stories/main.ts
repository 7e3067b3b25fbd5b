import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import { startBackend } from "../../backend.ts";
import { toolbar } from "../../toolbar.ts";
import { withKit } from "../../withKit.tsx";
import { serveStoryBackends } from "../serveStoryBackends.ts";

/** Functions that the test calls in the page. */
export interface StoriesPage {
  /**
   * Lists the first story of each component, and two with interactions. The others render the same code with other data
   * or in another order.
   */
  readonly listStories: () => Promise<readonly string[]>;
  /** Mounts a story and keeps it open. */
  readonly showStory: (name: string) => Promise<void>;
  /** Mounts a story, plays it and unmounts it. Resolves with its error. */
  readonly runStory: (name: string) => Promise<string | undefined>;
}

declare global {
  interface Window {
    stories: StoriesPage;
  }
}

// All stories without Storybook's service worker, which is not part of a host.
setProjectAnnotations({
  decorators: [withKit],
  loaders: [async ({ id, parameters }) => ({ backend: await startBackend(id, parameters["backend"] ?? {}) })],
  ...toolbar,
});

// Without the adapters, because the libraries of hosts inject styles, for which a host's policy has a nonce.
const modules = import.meta.glob<Parameters<typeof composeStories>[0]>([
  "../../../packages/react/src/**/*.stories.tsx",
  "!../../../packages/react/src/adapters/**",
  "../../theme/*.stories.tsx",
]);

serveStoryBackends();

async function find(story: string): Promise<ComposedStory> {
  const [path = "", name] = story.split(" ");
  const composed = (await load(path)).find(([key]) => key === name)?.[1];
  if (!composed) throw new Error(`Story not found: ${story}.`);
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
    const names = await Promise.all(
      paths.map(async (path) => {
        const [first, ...others] = await load(path);
        const played = others.filter(([, { play }]) => play !== undefined).slice(0, 2);
        return [...(first ? [first] : []), ...played].map(([name]) => `${path} ${name}`);
      }),
    );
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
