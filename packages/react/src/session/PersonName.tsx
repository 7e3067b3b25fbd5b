import type { ReactElement } from "react";

export interface PersonNameProps {
  /** The ID of the person, as the host's `authorize` returned it. */
  readonly subject: string;
  readonly name: string | undefined;
}

/** The name of a person, with their ID on hover. Without a name, the ID. */
export function PersonName({ subject, name }: PersonNameProps): ReactElement {
  return <bdi title={name === undefined ? undefined : subject}>{name ?? subject}</bdi>;
}
