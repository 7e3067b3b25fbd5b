import type { ReactElement } from "react";
import { useAppWords } from "../words/useAppWords.ts";
import { useAppInfo } from "./useAppInfo.ts";

/** Says at all times what stands behind the figures. */
export function BackEndBadge(): ReactElement {
  const words = useAppWords();
  const { data } = useAppInfo();
  const described = {
    emulated: { name: words.backEmulated, hint: words.backEmulatedHint },
    browser: { name: words.backBrowser, hint: words.backBrowserHint },
    staging: { name: words.backStaging, hint: words.backStagingHint },
  };
  const { name, hint } = data ? described[data.backEnd] : { name: words.backUnknown, hint: "" };
  return (
    <p className="app-back-end" data-back-end={data?.backEnd} title={hint}>
      {name}
    </p>
  );
}
