import type { MockService } from "@partner-kit/mock";

/** The service and the proxy that a story runs on, as Storybook's preview starts them. */
export interface StoryBackend {
  /** Where the story's provider finds the proxy. */
  readonly baseUrl: string;
  readonly service: MockService;
  /** Signs the person out, as happens while a page is open. */
  readonly endSession: () => void;
  /** Breaks the stream and refuses everything from then on, as happens when the network goes. */
  readonly cutLine: () => Promise<void>;
}

/** What Storybook loaded for the story, of which it knows no types. */
export function storyBackend({ backend }: { readonly backend?: StoryBackend }): StoryBackend {
  if (!backend) throw new Error("No backend: the story was opened without the loaders of .storybook/preview.tsx.");
  return backend;
}
