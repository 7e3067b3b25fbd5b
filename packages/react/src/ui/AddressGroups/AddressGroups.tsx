import type { ReactElement } from "react";

/** An address in groups, left to right in every language. Copying returns it without gaps. */
export function AddressGroups({ groups }: { readonly groups: readonly string[] }): ReactElement {
  // Groups can repeat, so the index is part of the key.
  const placed = groups.map((group, at) => ({ group, at }));
  // People compare the last four characters.
  const isShort = (groups.at(-1)?.length ?? 0) < 4;
  return (
    <bdi className="pk-AddressGroups" dir="ltr">
      {placed.map(({ group, at }) => (
        <span key={at} data-end={at === groups.length - 2 && isShort ? "" : undefined}>
          {group}
        </span>
      ))}
    </bdi>
  );
}
