import { lazy, type ReactElement, Suspense } from "react";
import { useAppInfo } from "../backend/useAppInfo.ts";

const StoryPanel = lazy(async () => ({ default: (await import("../story/StoryPanel.tsx")).StoryPanel }));
const PresenterPanel = lazy(async () => ({
  default: (await import("../presenter/PresenterPanel.tsx")).PresenterPanel,
}));

export interface ExtrasProps {
  readonly isStoryOpen: boolean;
  readonly onCloseStory: () => void;
}

/** What belongs to showing the demo rather than to the admin. */
export function Extras({ isStoryOpen, onCloseStory }: ExtrasProps): ReactElement {
  const { data: info } = useAppInfo();
  return (
    <Suspense>
      {isPresented && info?.isPresentable && <PresenterPanel />}
      {isStoryOpen && info && <StoryPanel onClose={onCloseStory} />}
    </Suspense>
  );
}

/** Asked for in the address that the page was loaded by; the screens after that have addresses of their own. */
const isPresented = new URLSearchParams(location.search).has("present");
