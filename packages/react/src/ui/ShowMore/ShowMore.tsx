"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Button } from "../Button/Button.tsx";

export interface ShowMoreProps {
  readonly shown: number;
  readonly total: number;
  readonly onShowMore: () => void;
}

/** The end of a list whose other entries are not shown yet. */
export function ShowMore({ shown, total, onShowMore }: ShowMoreProps): ReactElement | null {
  const { ui: messages, fill, number } = useText(enUi);
  if (shown >= total) return null;
  return (
    <div className="pk-ShowMore">
      <span>{fill(messages.shownOf, { shown: number(shown), total: number(total) })}</span>
      <Button onClick={onShowMore}>{messages.showMore}</Button>
    </div>
  );
}
