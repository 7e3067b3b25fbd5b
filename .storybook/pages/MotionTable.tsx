import { type CSSProperties, type ReactElement, useState } from "react";

interface Move {
  readonly name: string;
  /** Keyframes of the kit. */
  readonly keyframes: string;
  readonly duration: string;
  readonly easing: string;
  readonly use: string;
  readonly sample: string;
  /** Whether it goes on until the work is done. Default false. */
  readonly isEndless?: boolean | undefined;
}

const moves: readonly Move[] = [
  {
    name: "Appear",
    keyframes: "pk-appear",
    duration: "var(--pk-motion)",
    easing: "var(--pk-motion-ease)",
    use: "Menus, lists, tooltips and the layer behind a dialog. Opacity only, because they open next to the pointer.",
    sample: "Rotate secret",
  },
  {
    name: "Rise",
    keyframes: "pk-rise",
    duration: "var(--pk-motion)",
    easing: "var(--pk-motion-ease)",
    use: "Dialogs and toasts, which open away from the pointer. Eight pixels, with opacity.",
    sample: "Recipient saved",
  },
  {
    name: "Tint",
    keyframes: "pk-tint",
    duration: "var(--pk-motion-tick)",
    easing: "var(--pk-motion-ease)",
    use: "A number or a row that has just changed. The background fades, and nothing moves its neighbours.",
    sample: "97,412.50",
  },
  {
    name: "Breathe",
    keyframes: "pk-breathe",
    duration: "1.6s",
    easing: "var(--pk-motion-ease-repeat)",
    use: "A skeleton while its content loads. Slow, so that a page full of them stays calm.",
    sample: "Loading",
    isEndless: true,
  },
];

/** Plays each movement of the kit with its own keyframes and tokens. */
export function MotionTable(): ReactElement {
  return (
    <div className="moves sb-unstyled">
      {moves.map((move) => (
        <MoveCard key={move.name} {...move} />
      ))}
    </div>
  );
}

function MoveCard({ name, keyframes, duration, easing, use, sample, isEndless = false }: Move): ReactElement {
  const [plays, setPlays] = useState(0);
  const [isReduced] = useState(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  const isMoving = !isReduced && (isEndless ? plays % 2 === 1 : plays > 0);
  const animation = `${keyframes} ${duration} ${easing}${isEndless ? " infinite" : ""}`;
  const style: CSSProperties = isMoving ? { animation } : {};
  return (
    <section className="move">
      <div className="move-stage">
        <div key={plays} className="move-sample" style={style}>
          {sample}
        </div>
      </div>
      <h3>{name}</h3>
      <code>
        {nameOf(duration)} {nameOf(easing)}
      </code>
      <p>{use}</p>
      <button type="button" className="page-button" onClick={() => setPlays(plays + 1)}>
        {isEndless && plays % 2 === 1 ? `Stop ${name.toLowerCase()}` : `Play ${name.toLowerCase()}`}
      </button>
    </section>
  );
}

/** The name of a token in `var()`. Other values stay. */
function nameOf(value: string): string {
  return value.replace(/^var\((.+)\)$/, "$1");
}
