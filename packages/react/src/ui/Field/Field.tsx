"use client";

import { type ReactElement, type ReactNode, useId } from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Icon } from "../Icon/Icon.tsx";

export interface FieldProps {
  readonly label: string;
  /** What is expected, before anything is typed. */
  readonly help?: ReactNode;
  /** What is wrong, and how to mend it. Read out when it comes. */
  readonly error?: string | undefined;
  /** `optional` is written beside the label, `required` is told to those who listen. Default: neither. */
  readonly need?: "required" | "optional" | undefined;
  /** What stands at the end of the line below, such as a count. */
  readonly counter?: ReactNode;
  /** Leaves the label to those who listen, where what is around it says it. Default false. */
  readonly isLabelHidden?: boolean | undefined;
  /** For several controls under one label. Default: one control, labelled by a `<label>`. */
  readonly group?: "group" | "radiogroup" | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Goes onto the control, so that it has its label, its description and its state. For a group: onto none of them. */
export interface FieldControl {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
}

/** A control with its label, its help and what is wrong with it. */
export function Field(props: FieldProps): ReactElement {
  const { label, help, error, need, counter, isLabelHidden = false, group, children } = props;
  const { ui } = useText(enUi);
  const id = useId();
  const [labelId, helpId, errorId, counterId] = [`${id}label`, `${id}help`, `${id}error`, `${id}counter`];
  const isInvalid = error !== undefined || undefined;
  const describedBy =
    [error !== undefined && errorId, help !== undefined && helpId, counter !== undefined && counterId]
      .filter(Boolean)
      .join(" ") || undefined;
  const messages = (
    <>
      {label}
      {need === "optional" && (
        <>
          {" "}
          <span data-part="need">{ui.optional}</span>
        </>
      )}
    </>
  );

  return (
    <div
      className="pk-Field"
      data-invalid={isInvalid}
      data-label-hidden={isLabelHidden || undefined}
      {...(group && { role: group, "aria-labelledby": labelId, "aria-describedby": describedBy })}
      {...(group === "radiogroup" && { "aria-invalid": isInvalid, "aria-required": need === "required" || undefined })}
    >
      {group ? (
        <span data-part="label" id={labelId}>
          {messages}
        </span>
      ) : (
        <label data-part="label" htmlFor={id}>
          {messages}
        </label>
      )}
      {children({
        id,
        "aria-describedby": group ? undefined : describedBy,
        "aria-invalid": group ? undefined : isInvalid,
        "aria-required": !group && need === "required" ? true : undefined,
      })}
      <div data-part="below">
        <div data-part="notes">
          {/* Stays when empty: what comes into it is read out. */}
          <div data-part="error" id={errorId} aria-live="polite">
            {error !== undefined && (
              <>
                <Icon name="warning" />
                <span>{error}</span>
              </>
            )}
          </div>
          {help !== undefined && (
            <div data-part="help" id={helpId}>
              {help}
            </div>
          )}
        </div>
        {counter !== undefined && (
          <div data-part="counter" id={counterId}>
            {counter}
          </div>
        )}
      </div>
    </div>
  );
}
