"use client";

import { type ReactElement, type ReactNode, useId } from "react";
import { Icon } from "../Icon/Icon.tsx";

export interface CheckboxProps {
  readonly label: ReactNode;
  /** A line below the label. */
  readonly description?: ReactNode;
  readonly isChecked: boolean;
  readonly onCheckedChange: (isChecked: boolean) => void;
  /** Whether only some of its options are checked. Default false. */
  readonly isIndeterminate?: boolean | undefined;
  /** Explains why the checkbox is disabled, below its label. */
  readonly disabledReason?: string | undefined;
  /** Explains what is wrong and how to fix it. Announced when it appears. */
  readonly error?: string | undefined;
  readonly name?: string | undefined;
}

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
        // Set on mount and on each render, so that the checkbox never paints in another state.
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate;
        }}
        type="checkbox"
        id={id}
        name={name}
        checked={isChecked}
        // Stays focusable, so that a screen reader reads the reason.
        onChange={(event) => !hasReason && onCheckedChange(event.target.checked)}
        aria-disabled={hasReason || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy || undefined}
      />
      <label htmlFor={id}>{label}</label>
      {/* A live region must exist before its content. */}
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
