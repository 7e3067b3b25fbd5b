import { lazy, type ReactElement, Suspense } from "react";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { useStoryProgress } from "../story/storyProgress.ts";

const StoryPanel = lazy(async () => ({ default: (await import("../story/StoryPanel.tsx")).StoryPanel }));
const PresenterPanel = lazy(async () => ({
  default: (await import("../presenter/PresenterPanel.tsx")).PresenterPanel,
}));

/** The guided story, which belongs to showing the demo rather than to the admin. */
export function Story(): ReactElement {
  const { data: info } = useAppInfo();
  const { isOpen } = useStoryProgress();
  return <Suspense>{isOpen && info && <StoryPanel />}</Suspense>;
}

/** The presenter's panel. It stands beside the screens, so that it stays when the account starts over. */
export function Presenter(): ReactElement {
  const { data: info } = useAppInfo();
  return <Suspense>{isPresented && info?.isPresentable && <PresenterPanel />}</Suspense>;
}

/** Asked for in the address that the page was loaded by; the screens after that have addresses of their own. */
const isPresented = new URLSearchParams(location.search).has("present");
