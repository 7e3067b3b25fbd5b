import type { ReactElement } from "react";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { describeRole, initialsOf } from "../session/people.ts";

/** The people whom the story needs, each with what their role allows. */
export function StoryCast({ label }: { readonly label: string }): ReactElement {
  const messages = useAppMessages();
  const { data: info } = useAppInfo();
  return (
    <ul className="app-story-cast" aria-label={label}>
      {info?.people
        .filter(({ role }) => role !== "viewer")
        .map(({ id, name, role }) => (
          <li key={id}>
            <span className="app-face" aria-hidden="true">
              {initialsOf(name)}
            </span>
            <span>
              <strong>
                <bdi>{name}</bdi>
              </strong>{" "}
              <small>{describeRole(role, messages).hint}</small>
            </span>
          </li>
        ))}
    </ul>
  );
}
