/** Widths at which a story is laid out, in pixels. A picture shows the widest one that the story fills. */
const WIDTHS = [920, 720, 560, 440, 340];
/** Part of the picture's height that a story should fill. */
const FILL = 0.72;

/** Lays a story out at a width that suits it, and scales it to the frame. */
export function fitStage(frame: HTMLElement, stage: HTMLElement): void {
  const { width, height } = frame.getBoundingClientRect();
  for (const full of WIDTHS) {
    // Never larger than in a console.
    const scale = Math.min(1, width / full);
    stage.style.inlineSize = `${full}px`;
    stage.style.transform = `scale(${scale})`;
    const isNarrower = scale === 1;
    const shown = stage.offsetHeight * scale;
    stage.style.insetBlockStart = `${Math.max(0, (height - shown) / 2)}px`;
    stage.style.insetInlineStart = `${Math.max(0, (width - full * scale) / 2)}px`;
    if (shown >= height * FILL || isNarrower) return;
  }
}
