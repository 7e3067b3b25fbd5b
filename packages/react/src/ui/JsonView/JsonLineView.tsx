import type { ReactElement } from "react";
import { Icon } from "../Icon/Icon.tsx";
import type { JsonLine } from "./listJsonLines.ts";

export interface JsonLineViewProps {
  readonly line: JsonLine;
  /** Whether the line is the tree's tab stop. */
  readonly isCurrent: boolean;
  readonly onPress: () => void;
}

export function JsonLineView({ line, isCurrent, onPress }: JsonLineViewProps): ReactElement {
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
