import type { ReactElement } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { useAppInfo } from "./useAppInfo.ts";

/** Shows which back end the page uses. */
export function BackEndBadge(): ReactElement {
  const messages = useAppMessages();
  const { data } = useAppInfo();
  const described = {
    emulated: { name: messages.backEmulated, hint: messages.backEmulatedHint },
    browser: { name: messages.backBrowser, hint: messages.backBrowserHint },
    staging: { name: messages.backStaging, hint: messages.backStagingHint },
  };
  const { name, hint } = data ? described[data.backEnd] : { name: messages.backUnknown, hint: "" };
  return (
    <p className="app-back-end" data-back-end={data?.backEnd} title={hint}>
      {name}
    </p>
  );
}
