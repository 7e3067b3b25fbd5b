"use client";

import { type ReactElement, type ReactNode, useId } from "react";
import { Icon } from "../Icon/Icon.tsx";

export interface CheckboxProps {
  readonly label: ReactNode;
  /** A line below the label. */
  readonly description?: ReactNode;
  readonly isChecked: boolean;
  readonly onCheckedChange: (isChecked: boolean) => void;
  /** Some of what it stands for is chosen. Default false. */
  readonly isIndeterminate?: boolean | undefined;
  /** Why it cannot be changed: shown below the label, and read out with it. */
  readonly disabledReason?: string | undefined;
  /** What is wrong, and how to mend it. Read out when it comes. */
  readonly error?: string | undefined;
  readonly name?: string | undefined;
}

/** Yes or no. */
export function Checkbox(props: CheckboxProps): ReactElement {
  const {
    label,
    description,
    isChecked,
    onCheckedChange,
    isIndeterminate = false,
    disabledReason,
    error,
    name,
  } = props;
  const id = useId();
  const hasReason = disabledReason !== undefined;
  const describedBy = [error && `${id}error`, description && `${id}description`, hasReason && `${id}reason`]
    .filter(Boolean)
    .join(" ");

  return (
    <span className="pk-Checkbox" data-disabled={hasReason || undefined}>
      <input
        // Set with the element, and again each time: it is not seen otherwise even for a moment.
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate;
        }}
        type="checkbox"
        id={id}
        name={name}
        checked={isChecked}
        // It stays reachable, so that its reason can be read.
        onChange={(event) => !hasReason && onCheckedChange(event.target.checked)}
        aria-disabled={hasReason || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy || undefined}
      />
      <label htmlFor={id}>{label}</label>
      {/* Stays when empty: what comes into it is read out. */}
      <span data-part="error" id={`${id}error`} aria-live="polite">
        {error !== undefined && (
          <>
            <Icon name="warning" />
            <span>{error}</span>
          </>
        )}
      </span>
      {description && (
        <span data-part="description" id={`${id}description`}>
          {description}
        </span>
      )}
      {hasReason && (
        <span data-part="reason" id={`${id}reason`}>
          {disabledReason}
        </span>
      )}
    </span>
  );
}
