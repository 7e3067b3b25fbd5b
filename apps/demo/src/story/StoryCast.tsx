import type { ReactElement } from "react";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { initialsOf } from "../session/people.ts";
import { useStoryMessages } from "./useStoryMessages.ts";

/** The people of the story, each with what they do in it. */
export function StoryCast(): ReactElement | null {
  const { data: info } = useAppInfo();
  const { cast: messages } = useStoryMessages();
  const people = info?.people ?? [];
  if (people.length === 0) return null;
  return (
    <ul className="app-story-cast" aria-label={messages.label}>
      {people.map(({ id, name, role }) => (
        <li key={id}>
          <span className="app-face" aria-hidden="true">
            {initialsOf(name)}
          </span>
          <span>
            <strong>
              <bdi>{name}</bdi>
            </strong>{" "}
            <span>{messages[role]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
