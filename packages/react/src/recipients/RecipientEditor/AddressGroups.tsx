import type { ReactElement } from "react";

export interface AddressGroupsProps {
  readonly groups: readonly string[];
}

/** An address in groups, left to right in every language. Copied, it is whole: the gaps are not spaces. */
export function AddressGroups({ groups }: AddressGroupsProps): ReactElement {
  // Groups repeat; where they stand tells them apart.
  const placed = groups.map((group, at) => ({ group, at }));
  return (
    <bdi className="pk-AddressGroups" dir="ltr">
      {placed.map(({ group, at }) => (
        <span key={at}>{group}</span>
      ))}
    </bdi>
  );
}
