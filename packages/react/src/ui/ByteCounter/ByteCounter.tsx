"use client";

import { byteLength } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { numberFormat } from "../../format/intl.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { enUi } from "../../text/messages.en.ts";

export interface ByteCounterProps {
  readonly value: string;
  /** Bytes as UTF-8. */
  readonly limit: number;
}

/** The used part of a limit in bytes. A character can have several bytes: “é” has two, an emoji four. */
export function ByteCounter({ value, limit }: ByteCounterProps): ReactElement {
  const { locale } = useLocale();
  const text = useText(enUi);
  const used = byteLength(value);
  const write = (bytes: number) => numberFormat(locale, {}).format(bytes);
  return (
    <span className="pk-ByteCounter" data-over={used > limit || undefined}>
      {fillText(text.ui.bytes, { used: write(used), limit: write(limit) })}
    </span>
  );
}
