import type { ReactElement, ReactNode } from "react";

export interface DialogContentProps {
  readonly description: ReactNode;
  readonly descriptionId: string;
  readonly children: ReactNode;
}

/** The content of a host's dialog. */
export function DialogContent({ description, descriptionId, children }: DialogContentProps): ReactElement {
  return (
    <div className="pk-DialogContent">
      {description && (
        <div data-part="description" id={descriptionId}>
          {description}
        </div>
      )}
      {children}
    </div>
  );
}
