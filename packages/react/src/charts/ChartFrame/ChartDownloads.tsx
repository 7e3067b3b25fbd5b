"use client";

import { type ReactElement, type RefObject, useEffect, useState } from "react";
import { dateTimeFormat } from "../../format/intl.ts";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { LoadError } from "../../lazy/LoadError.ts";
import { useText } from "../../locale/useText.ts";
import { useKitContext } from "../../provider/KitContext.ts";
import { saveCsv } from "../../provider/saveFile.ts";
import { Button } from "../../ui/Button/Button.tsx";
import type { LayerTriggerProps } from "../../ui/layer/useLayer.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { enCharts } from "../messages.en.ts";

/** The files that a chart can be downloaded as. */
export interface ChartFile {
  /** The title of the image, and the start of the file's name. */
  readonly name: string;
  /** Returns the formatted time range of the plot, for the image. Formatting a range for the first time takes 30 ms. */
  readonly range?: (() => string) | undefined;
  /** IANA name of the time zone of the range. Default: the browser's time zone. */
  readonly timeZone?: string | undefined;
  /** `undefined`: the data cannot be downloaded now. */
  readonly toCsv: (() => string) | undefined;
}

export interface ChartDownloadsProps {
  readonly section: RefObject<HTMLElement | null>;
  readonly file: ChartFile;
  readonly isReady: boolean;
  /** Whether the plot is shown, and not its table. */
  readonly hasImage: boolean;
}

/** A menu that saves a chart as an image or as CSV. The code that paints the image is loaded when it is needed. */
export function ChartDownloads({ section, file, isReady, hasImage }: ChartDownloadsProps): ReactElement {
  const { charts: messages, locale, fill } = useText(enCharts);
  const { reportError } = useKitContext();
  const [state, setState] = useState<"idle" | "saving" | "failed">("idle");
  const { name, range, timeZone, toCsv } = file;

  useEffect(() => downloadMenu.preload(), []);

  const items = [
    ...(hasImage ? [{ id: "image", label: messages.downloadImage, onSelect: () => void saveImage() }] : []),
    ...(toCsv ? [{ id: "csv", label: messages.downloadCsv, onSelect: () => saveCsv(fileName(name), toCsv()) }] : []),
  ];
  const renderButton = (trigger: LayerTriggerProps | undefined) => (
    <Button
      {...trigger}
      variant="quiet"
      icon={state === "failed" ? "warning" : "download"}
      iconOnly
      isBusy={state === "saving"}
      disabled={trigger === undefined}
    >
      {state === "failed" ? messages.imageFailed : messages.download}
    </Button>
  );

  return (
    <>
      {isReady && items.length > 0 ? (
        <LazyPart lazy={downloadMenu} component="Menu" placeholder={renderButton(undefined)}>
          {(Menu) => <Menu label={messages.download} items={items} trigger={renderButton} />}
        </LazyPart>
      ) : (
        renderButton(undefined)
      )}
      <VisuallyHidden>
        <span role="status">{state === "failed" && messages.imageFailed}</span>
      </VisuallyHidden>
    </>
  );

  async function saveImage(): Promise<void> {
    const { current } = section;
    if (!current) return;
    setState("saving");
    try {
      const { saveChartImage } = await import("./saveChartImage.ts").catch((cause: unknown) => {
        throw new LoadError({ cause });
      });
      const saved = dateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(Date.now());
      const footer = [range?.(), fill(messages.savedAt, { time: saved })].filter(Boolean).join(" · ");
      await saveChartImage({ section: current, name: fileName(name), footer });
      setState("idle");
    } catch (error) {
      reportError(error, { source: "load", component: "ChartImage" });
      setState("failed");
    }
  }
}

const downloadMenu = createLazy(async () => (await import("../../ui/Menu/Menu.tsx")).Menu);

/** Keeps letters and digits of all languages. */
function fileName(title: string): string {
  return title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
}
