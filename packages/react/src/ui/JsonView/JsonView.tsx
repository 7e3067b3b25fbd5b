"use client";

import { type KeyboardEvent, type ReactElement, useRef, useState } from "react";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Button } from "../Button/Button.tsx";
import { CopyButton } from "../CopyButton/CopyButton.tsx";
import { JsonLineView } from "./JsonLineView.tsx";
import { type JsonLine, listJsonLines } from "./listJsonLines.ts";

export interface JsonViewProps {
  /** What it is, for those who listen. */
  readonly label: string;
  /** What `JSON.parse` gave. */
  readonly value: unknown;
  /** Levels that are unfolded at first. Default 2. */
  readonly defaultDepth?: number | undefined;
}

/** Raw JSON, to fold, to walk through (WAI-ARIA: tree view) and to copy. Left to right in every language. */
export function JsonView({ label, value, defaultDepth = 2 }: JsonViewProps): ReactElement {
  const { ui } = useText(enUi);
  const tree = useRef<HTMLDivElement>(null);
  const [depth, setDepth] = useState(defaultDepth);
  /** Those that are not as the depth says. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState("");
  const lines = listJsonLines({ value, isExpanded: (path, level) => level <= depth !== turned.has(path) });
  const currentIndex = Math.max(
    0,
    lines.findIndex(({ path }) => path === current),
  );

  const turn = ({ path, isExpanded }: JsonLine) => {
    if (isExpanded === undefined) return;
    setTurned(turned.has(path) ? new Set([...turned].filter((other) => other !== path)) : new Set([...turned, path]));
  };
  const turnAll = (to: number) => {
    setDepth(to);
    setTurned(new Set());
  };
  const goTo = (index: number) => {
    const line = lines[index];
    if (!line) return;
    setCurrent(line.path);
    tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[index]?.focus();
  };

  const walk = (event: KeyboardEvent) => {
    const line = lines[currentIndex];
    if (!line || event.ctrlKey || event.metaKey || event.altKey || !handle(event.key, line)) return;
    event.preventDefault();
  };

  return (
    <div className="pk-JsonView">
      <div data-part="toolbar">
        {lines[0]?.isExpanded !== undefined && (
          <>
            <Button variant="quiet" onClick={() => turnAll(ALL)}>
              {ui.expandAll}
            </Button>
            <Button variant="quiet" onClick={() => turnAll(1)}>
              {ui.collapseAll}
            </Button>
          </>
        )}
        <CopyButton
          text={JSON.stringify(value, null, 2) ?? "null"}
          label={fillText(ui.copyNamed, { name: label })}
          variant="quiet"
          iconOnly
        />
      </div>
      <div ref={tree} role="tree" aria-label={label} dir="ltr" tabIndex={-1} onKeyDown={walk}>
        {lines.map((line, index) => (
          <JsonLineView
            key={line.path}
            line={line}
            isCurrent={index === currentIndex}
            onPress={() => {
              setCurrent(line.path);
              turn(line);
            }}
          />
        ))}
      </div>
    </div>
  );

  function handle(key: string, line: JsonLine): boolean {
    switch (key) {
      case "ArrowDown":
        goTo(currentIndex + 1);
        return true;
      case "ArrowUp":
        goTo(currentIndex - 1);
        return true;
      case "Home":
        goTo(0);
        return true;
      case "End":
        goTo(lines.length - 1);
        return true;
      case "ArrowRight":
        if (line.isExpanded === false) turn(line);
        else if (line.isExpanded) goTo(currentIndex + 1);
        return true;
      case "ArrowLeft":
        if (line.isExpanded) turn(line);
        else goTo(lines.findLastIndex(({ level }, index) => index < currentIndex && level < line.level));
        return true;
      case "Enter":
      case " ":
        turn(line);
        return true;
      default:
        return false;
    }
  }
}

const ALL = Number.POSITIVE_INFINITY;
