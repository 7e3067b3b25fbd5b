import type { ReactElement } from "react";
import { FieldSkeleton } from "../../ui/Skeleton/Skeleton.tsx";

/** The shape of the form while the recipient is read. */
export function RecipientEditorSkeleton(): ReactElement {
  return (
    <div data-part="fields">
      {["label", "bank", "account", "currency"].map((field) => (
        <FieldSkeleton key={field} />
      ))}
    </div>
  );
}
