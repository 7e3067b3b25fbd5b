import type { ReactElement } from "react";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { initialsOf } from "../session/people.ts";
import type { StoryRole } from "./messages.en.ts";

export interface StoryCastProps {
  readonly label: string;
  /** The part of each in the story. */
  readonly texts: Readonly<Record<StoryRole, string>>;
}

/** The people whom the story needs, each with a text. */
export function StoryCast({ label, texts }: StoryCastProps): ReactElement {
  const { data: info } = useAppInfo();
  const people = info?.people.flatMap(({ id, name, role }) =>
    role === "viewer" ? [] : [{ id, name, text: texts[role] }],
  );
  return (
    <ul className="app-story-cast" aria-label={label}>
      {people?.map(({ id, name, text }) => (
        <li key={id}>
          <span className="app-face" aria-hidden="true">
            {initialsOf(name)}
          </span>
          <span>
            <strong>
              <bdi>{name}</bdi>
            </strong>{" "}
            <span>{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
