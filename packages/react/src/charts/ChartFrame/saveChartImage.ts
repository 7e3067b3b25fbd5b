import { saveFile, timeOfFile } from "../../provider/saveFile.ts";
import { paintChart } from "./paintChart.ts";

export interface SaveChartImageParameters {
  /** The chart's element, as it is shown. */
  readonly section: HTMLElement;
  /** Start of the file's name. */
  readonly name: string;
  /** Written below the chart: its range, and the time. */
  readonly footer: string;
}

/** Saves a chart as a PNG, with twice the page's resolution. Throws if the browser cannot paint it. */
export async function saveChartImage({ section, name, footer }: SaveChartImageParameters): Promise<void> {
  const { width, height } = section.getBoundingClientRect();
  const style = getComputedStyle(section);
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * RATIO);
  canvas.height = Math.ceil((height + FOOTER) * RATIO);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser has no canvas to paint the chart on.");
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  paintChart({ context, section, ratio: RATIO });
  context.setTransform(RATIO, 0, 0, RATIO, 0, 0);
  const isRightToLeft = style.direction === "rtl";
  context.font = `12px ${style.fontFamily}`;
  context.fillStyle = style.color;
  context.direction = isRightToLeft ? "rtl" : "ltr";
  context.textAlign = "start";
  context.fillText(footer, isRightToLeft ? width - INSET : INSET, height + BASELINE);
  const image = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve);
  });
  if (!image) throw new Error("The browser could not encode the chart as an image.");
  saveFile({ name: `${name}-${timeOfFile()}.png`, content: image, type: "image/png" });
}

/** Pixels of the image per CSS pixel. */
const RATIO = 2;

/** CSS pixels: height of the line below the chart, and position of its text. */
const FOOTER = 28;
const BASELINE = 14;
const INSET = 16;
