import type { MockService } from "@partner-kit/mock";

/** The emulated service and proxy of a story, which Storybook's preview starts. */
export interface StoryBackend {
  /** Base URL of the story's proxy. */
  readonly baseUrl: string;
  readonly service: MockService;
  /** Signs the person out. */
  readonly endSession: () => void;
  /** Aborts the stream and rejects all further requests, like a lost network. */
  readonly cutLine: () => Promise<void>;
}

/** Returns the backend that Storybook's loaders created, with its type. */
export function storyBackend({ backend }: { readonly backend?: StoryBackend }): StoryBackend {
  if (!backend) throw new Error("The story has no backend. Add the loaders of .storybook/preview.tsx.");
  return backend;
}
