import type { ReactElement } from "react";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { fillMessage } from "../messages/createMessages.ts";
import { initialsOf } from "../session/people.ts";
import { useStoryMessages } from "./useStoryMessages.ts";

/** Says that the story has signed somebody in for this step. */
export function SignedInAs({ personId }: { readonly personId: string }): ReactElement {
  const { data: info } = useAppInfo();
  const messages = useStoryMessages();
  const person = info?.people.find(({ id }) => id === personId)?.name ?? personId;
  return (
    <p className="app-story-person">
      <span className="app-face" aria-hidden="true">
        {initialsOf(person)}
      </span>
      <span>{fillMessage(messages.signedIn, { person: `\u2068${person}\u2069` })}</span>
    </p>
  );
}
