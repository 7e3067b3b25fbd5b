import { type ComponentProps, lazy, type ReactElement, Suspense } from "react";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { useStoryProgress } from "../story/storyProgress.ts";

const StoryPanel = lazy(async () => ({ default: (await import("../story/StoryPanel.tsx")).StoryPanel }));
const PresenterPanel = lazy(async () => ({
  default: (await import("../presenter/PresenterPanel.tsx")).PresenterPanel,
}));

/** The guided story. It is part of the demo, not of the admin. */
export function Story(props: ComponentProps<typeof StoryPanel>): ReactElement {
  const { data: info } = useAppInfo();
  const { isOpen } = useStoryProgress();
  return <Suspense>{isOpen && info && <StoryPanel {...props} />}</Suspense>;
}

/** The presenter's panel. It is outside the provider, so that it stays mounted when the account is reset. */
export function Presenter(): ReactElement {
  const { data: info } = useAppInfo();
  return <Suspense>{isPresented && info?.isPresentable && <PresenterPanel />}</Suspense>;
}

/** Read once when the page loads, because navigation removes the parameter from the URL. */
const isPresented = new URLSearchParams(location.search).has("present");
