"use client";

import { type KeyboardEvent, type ReactElement, useRef, useState } from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Button } from "../Button/Button.tsx";
import { CopyButton } from "../CopyButton/CopyButton.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { type JsonLine, listJsonLines } from "./listJsonLines.ts";

export interface JsonViewProps {
  /** Accessible name of the tree. */
  readonly label: string;
  /** A result of `JSON.parse`. */
  readonly value: unknown;
  /** Number of levels that are expanded at first. Default 2. */
  readonly defaultDepth?: number | undefined;
}

/** JSON as a collapsible tree (WAI-ARIA tree view) with a copy button. Left to right in all locales. */
export function JsonView({ label, value, defaultDepth = 2 }: JsonViewProps): ReactElement {
  const { ui, fill } = useText(enUi);
  const tree = useRef<HTMLDivElement>(null);
  const [depth, setDepth] = useState(defaultDepth);
  /** Paths of lines that were toggled after the depth was set. */
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState("");
  const lines = listJsonLines({ value, isExpanded: (path, level) => level <= depth !== toggled.has(path) });
  const currentIndex = Math.max(
    0,
    lines.findIndex(({ path }) => path === current),
  );

  const toggle = ({ path, isExpanded }: JsonLine) => {
    if (isExpanded === undefined) return;
    const others = [...toggled].filter((other) => other !== path);
    setToggled(new Set(toggled.has(path) ? others : [...others, path]));
  };
  const expandTo = (level: number) => {
    setDepth(level);
    setToggled(new Set());
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
            <Button variant="quiet" onClick={() => expandTo(Number.POSITIVE_INFINITY)}>
              {ui.expandAll}
            </Button>
            <Button variant="quiet" onClick={() => expandTo(1)}>
              {ui.collapseAll}
            </Button>
          </>
        )}
        <CopyButton
          text={JSON.stringify(value, null, 2) ?? "null"}
          label={fill(ui.copyNamed, { name: label })}
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
              toggle(line);
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
        if (line.isExpanded === false) toggle(line);
        else if (line.isExpanded) goTo(currentIndex + 1);
        return true;
      case "ArrowLeft":
        if (line.isExpanded) toggle(line);
        else goTo(lines.findLastIndex(({ level }, index) => index < currentIndex && level < line.level));
        return true;
      case "Enter":
      case " ":
        toggle(line);
        return true;
      default:
        return false;
    }
  }
}

interface JsonLineViewProps {
  readonly line: JsonLine;
  /** Whether the line is the tree's tab stop. */
  readonly isCurrent: boolean;
  readonly onPress: () => void;
}

function JsonLineView({ line, isCurrent, onPress }: JsonLineViewProps): ReactElement {
  const { name, kind, text, level, isExpanded } = line;
  // The tree handles keys.
  const press = { onClick: onPress };
  return (
    <div
      {...press}
      role="treeitem"
      aria-level={level}
      aria-expanded={isExpanded}
      aria-setsize={line.siblings}
      aria-posinset={line.position}
      aria-selected={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
    >
      {Array.from({ length: level - 1 }, (_, index) => index).map((index) => (
        <span key={index} data-part="indent" />
      ))}
      <span data-part="fold">{isExpanded !== undefined && <Icon name="chevronDown" />}</span>
      <span data-part="content">
        {name !== undefined && <span data-part="name">{name}: </span>}
        <span data-part="value" data-kind={kind}>
          {text}
        </span>
      </span>
    </div>
  );
}
