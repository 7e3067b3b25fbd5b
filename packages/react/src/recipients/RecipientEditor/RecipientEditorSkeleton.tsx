import type { ReactElement } from "react";
import { FieldSkeleton } from "../../ui/Skeleton/Skeleton.tsx";

/** Placeholder while the recipient loads. */
export function RecipientEditorSkeleton(): ReactElement {
  return (
    <div data-part="fields">
      {["label", "bank", "account", "currency"].map((field) => (
        <FieldSkeleton key={field} />
      ))}
    </div>
  );
}
