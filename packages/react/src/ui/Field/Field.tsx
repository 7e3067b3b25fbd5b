"use client";

import { byteLength } from "@partner-kit/contract";
import { type ReactElement, type ReactNode, useId } from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Icon } from "../Icon/Icon.tsx";

export interface FieldProps {
  readonly label: string;
  /** Explains the expected input. */
  readonly help?: ReactNode;
  /** Explains what is wrong and how to fix it. Announced when it appears. */
  readonly error?: string | undefined;
  /** `optional` is shown beside the label. `required` is announced by screen readers. Default: neither. */
  readonly need?: "required" | "optional" | undefined;
  /** Shown at the end of the line below the control, such as a count. */
  readonly counter?: ReactNode;
  /** Shows the label only to screen readers. Default false. */
  readonly isLabelHidden?: boolean | undefined;
  /** For several controls under one label. Default: one control with a `<label>`. */
  readonly group?: "group" | "radiogroup" | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Attributes of the control for its label, description and state. Not needed for groups. */
export interface FieldControl {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
}

/** A control with its label, help and error. */
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
  const labelContent = (
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
          {labelContent}
        </span>
      ) : (
        <label data-part="label" htmlFor={id}>
          {labelContent}
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
          {/* A live region must exist before its content. */}
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

interface ByteCounterProps {
  readonly value: string;
  /** Bytes as UTF-8. */
  readonly limit: number;
}

/** The used part of a limit in bytes. A character can have several bytes: “é” has two, an emoji four. */
export function ByteCounter({ value, limit }: ByteCounterProps): ReactElement {
  const text = useText(enUi);
  const { number, fill } = text;
  const used = byteLength(value);
  return (
    <span className="pk-ByteCounter" data-over={used > limit || undefined}>
      {fill(text.ui.bytes, { used: number(used), limit: number(limit) })}
    </span>
  );
}
