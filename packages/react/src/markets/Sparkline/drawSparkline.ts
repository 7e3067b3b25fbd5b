import { formatDecimal } from "../../format/formatDecimal.ts";
import { dateTimeFormat } from "../../format/intl.ts";
import { fillText } from "../../text/fillText.ts";
import type { PriceTrend, TrendPoint } from "../priceTrend.ts";

export interface SparklineProps {
  readonly trend: PriceTrend;
  /**
   * The ticker's price of 24 hours ago, so that the line ends above it if the change is a rise. The first sample can be half an
   * hour younger.
   */
  readonly open: string | undefined;
  /** Describes the line for screen readers. */
  readonly label: string;
}

/**
 * Draws the price over the last 24 hours as a small line, and the price of 24 hours ago as a faint level, into a mounted cell
 * without rendering, or clears the cell. Time goes from left to right in both writing directions.
 */
export function drawSparkline(cell: Element, sparkline: SparklineProps | undefined): void {
  if (!sparkline) return cell.replaceChildren();
  const svg = cell.firstElementChild ?? cell.appendChild(createSparkline());
  svg.setAttribute("aria-label", sparkline.label);
  const { trend, open = trend.first.price } = sparkline;
  svg.firstElementChild?.setAttribute("d", `M0 ${trend.heightOf(open)}H100`);
  svg.lastElementChild?.setAttribute("d", trend.path);
}

function createSparkline(): Element {
  const svg = document.createElementNS(SVG, "svg");
  const { className, ...attributes } = frame;
  svg.setAttribute("class", className);
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  const start = document.createElementNS(SVG, "path");
  start.dataset["part"] = "start";
  svg.append(start, document.createElementNS(SVG, "path"));
  return svg;
}

const SVG = "http://www.w3.org/2000/svg";

const frame = { className: "pk-Sparkline", viewBox: "0 0 100 24", preserveAspectRatio: "none", role: "img" } as const;

export interface DescribeTrendParameters {
  readonly trend: PriceTrend;
  /** With the variables of `sparkline.label`. */
  readonly label: string;
  /** BCP 47. */
  readonly locale: string;
  /** Digits after the point of this pair's prices. */
  readonly digits?: number | undefined;
}

/** States the first and last sample, which the line connects. */
export function describeTrend({ trend, label, locale, digits }: DescribeTrendParameters): string {
  const price = ({ price: value }: TrendPoint) => formatDecimal({ value, locale, minimumFractionDigits: digits });
  const time = (point: TrendPoint) => dateTimeFormat(locale, { timeStyle: "short" }).format(point.time * 1000);
  const { first, last } = trend;
  return fillText(label, { first: price(first), from: time(first), last: price(last), to: time(last) });
}
