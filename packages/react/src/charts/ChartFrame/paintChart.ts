import { toNumber } from "../toNumber.ts";

export interface PaintChartParameters {
  readonly context: CanvasRenderingContext2D;
  /** The chart's element. */
  readonly section: HTMLElement;
  /** Pixels of the image per CSS pixel. */
  readonly ratio: number;
}

/**
 * Paints the texts and shapes of a chart as the page shows them. It reads their computed styles and positions and loads nothing,
 * so that it works under every content security policy.
 */
export function paintChart({ context, section, ratio }: PaintChartParameters): void {
  const origin = section.getBoundingClientRect();
  const background = getComputedStyle(section).backgroundColor;
  context.setTransform(ratio, 0, 0, ratio, -ratio * origin.left, -ratio * origin.top);
  paintElement(section);

  function paintElement(element: Element): void {
    const style = getComputedStyle(element);
    if (element.matches(OMITTED) || style.display === "none" || style.visibility === "hidden") return;
    if (element instanceof SVGTextElement) {
      paintText({ text: element.textContent, box: element.getBoundingClientRect(), style, colour: style.fill });
      return;
    }
    if (element instanceof SVGGeometryElement) paintShape(element, style);
    if (element.matches('[data-part="mark"]:not([data-bare])'))
      paintDot(element.getBoundingClientRect(), getComputedStyle(element, "::before"));
    if (element.matches('[data-part="mark"] > span')) {
      const { left, top, width, height } = element.getBoundingClientRect();
      context.fillStyle = style.backgroundColor;
      context.fillRect(left, top, width, height);
    }
    for (const child of element.childNodes) {
      if (child instanceof Element) paintElement(child);
      else if (child instanceof Text) paintWords(child, style);
    }
  }

  /** A line may wrap anywhere, so each word is painted at its own position. */
  function paintWords(node: Text, style: CSSStyleDeclaration): void {
    for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      paintText({ text: word, box: range.getBoundingClientRect(), style, colour: style.color });
    }
  }

  function paintText({ text, box, style, colour }: PaintTextParameters): void {
    const { left, top, width } = box;
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    context.direction = style.direction === "rtl" ? "rtl" : "ltr";
    context.textAlign = "left";
    const baseline = top + context.measureText(text).fontBoundingBoxAscent;
    if (style.paintOrder.startsWith("stroke")) {
      // Separates the text from the lines behind it.
      context.lineJoin = "round";
      context.lineWidth = 4;
      context.strokeStyle = background;
      context.strokeText(text, left, baseline, width);
    }
    context.fillStyle = colour;
    context.fillText(text, left, baseline, width);
  }

  function paintDot({ left, top }: DOMRect, style: CSSStyleDeclaration): void {
    const halo = pixels(style.borderTopWidth);
    context.fillStyle = style.backgroundColor;
    context.strokeStyle = background;
    context.lineWidth = halo;
    context.beginPath();
    context.arc(left, top, Math.max(0, (pixels(style.width) - halo) / 2), 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }

  function paintShape(element: SVGGeometryElement, style: CSSStyleDeclaration): void {
    const matrix = element.getScreenCTM();
    if (!matrix) return;
    const path = pathOf(element);
    const opacity = pixels(style.opacity);
    context.save();
    context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
    context.lineWidth = pixels(style.strokeWidth);
    context.lineJoin = style.strokeLinejoin === "round" ? "round" : "miter";
    context.lineCap = style.strokeLinecap === "round" ? "round" : "butt";
    context.setLineDash(style.strokeDasharray === "none" ? [] : style.strokeDasharray.split(/[\s,]+/).map(pixels));
    const stroke = () => {
      context.globalAlpha = opacity * pixels(style.strokeOpacity);
      context.strokeStyle = style.stroke;
      if (style.stroke !== "none") context.stroke(path);
    };
    if (style.paintOrder.startsWith("stroke")) stroke();
    context.globalAlpha = opacity * pixels(style.fillOpacity);
    context.fillStyle = style.fill;
    if (style.fill !== "none") context.fill(path);
    if (!style.paintOrder.startsWith("stroke")) stroke();
    context.restore();
  }
}

interface PaintTextParameters {
  readonly text: string;
  readonly box: DOMRect;
  readonly style: CSSStyleDeclaration;
  readonly colour: string;
}

/** Controls, and texts that only screen readers read. */
const OMITTED = '[data-part="controls"], [data-part="zoom"], [data-part="crosshair"], .pk-VisuallyHidden';

/** A computed length, such as "1.5px", or a ratio. */
function pixels(text: string): number {
  return toNumber(text.replace("px", "")) ?? 0;
}

function pathOf(element: SVGGeometryElement): Path2D {
  const path = new Path2D(element.getAttribute("d") ?? "");
  // The resolved lengths, because attributes may be percentages.
  if (element instanceof SVGLineElement) {
    path.moveTo(element.x1.baseVal.value, element.y1.baseVal.value);
    path.lineTo(element.x2.baseVal.value, element.y2.baseVal.value);
  }
  if (element instanceof SVGRectElement) {
    const { x, y, width, height, rx } = element;
    path.roundRect(x.baseVal.value, y.baseVal.value, width.baseVal.value, height.baseVal.value, rx.baseVal.value);
  }
  if (element instanceof SVGCircleElement) {
    const { cx, cy, r } = element;
    path.arc(cx.baseVal.value, cy.baseVal.value, r.baseVal.value, 0, 2 * Math.PI);
  }
  return path;
}
