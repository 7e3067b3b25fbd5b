import type { ReactElement } from "react";

/** An address in groups, left to right in every language. Copying returns it without gaps. */
export function AddressGroups({ groups }: { readonly groups: readonly string[] }): ReactElement {
  // Groups can repeat, so the index is part of the key.
  const placed = groups.map((group, at) => ({ group, at }));
  return (
    <bdi className="pk-AddressGroups" dir="ltr">
      {placed.map(({ group, at }) => (
        <span key={at}>{group}</span>
      ))}
    </bdi>
  );
}
