"use client";

import { useInteractions } from "@floating-ui/react";
import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import { Field } from "../Field/Field.tsx";
import { useLayer } from "../layer/useLayer.ts";
import { TextArea } from "../TextArea/TextArea.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export interface CopyButtonProps extends Pick<ButtonProps, "variant" | "iconOnly"> {
  readonly text: string;
  /** For example “Copy address”. Default “Copy”. */
  readonly label?: string | undefined;
  /** Called with the copied text. */
  readonly onCopied?: ((text: string) => void) | undefined;
}

/** Copies a text and confirms it. If the browser denies access to the clipboard, shows the selected text to copy by hand. */
export function CopyButton({ text, label, onCopied, variant, iconOnly }: CopyButtonProps): ReactElement {
  const { ui } = useText(enUi);
  const { state, copy, reset } = useCopy(onCopied);
  const button = useRef<HTMLButtonElement>(null);

  return (
    <span className="pk-CopyButton">
      <Button
        elementRef={button}
        variant={variant}
        icon={state === "copied" ? "check" : "copy"}
        iconOnly={iconOnly}
        onClick={() => copy(text)}
      >
        {label ?? ui.copy}
      </Button>
      <VisuallyHidden>
        <span role="status">{state === "copied" && ui.copied}</span>
      </VisuallyHidden>
      {state === "denied" && <CopyByHand text={text} anchor={button} onClose={reset} />}
    </span>
  );
}

interface CopyByHandProps {
  readonly text: string;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** A separate component, so that a table row with a copy button stays cheap. */
function CopyByHand({ text, anchor, onClose }: CopyByHandProps): ReactElement {
  const { ui } = useText(enUi);
  const { dismiss, setAnchor, layerProps } = useLayer({ isOpen: true, onOpenChange: onClose });
  const { getFloatingProps } = useInteractions([dismiss]);
  useLayoutEffect(() => setAnchor(anchor.current), [anchor, setAnchor]);

  return (
    <div
      {...layerProps}
      {...getFloatingProps({ role: "dialog", "aria-label": ui.copyDenied })}
      className="pk-Layer pk-Popover"
    >
      <Field label={ui.copyDenied} help={ui.copyDeniedHelp}>
        {(control) => <TextArea {...control} format="code" value={text} readOnly elementRef={selectAll} />}
      </Field>
    </div>
  );
}

function selectAll(element: HTMLTextAreaElement | null): void {
  element?.focus();
  element?.select();
}

/** `denied`: the browser denied access to the clipboard, or has none, as on a page without HTTPS. */
type CopyState = "idle" | "copied" | "denied";

interface UseCopyReturnType {
  readonly state: CopyState;
  readonly copy: (text: string) => void;
  readonly reset: () => void;
}

/** Copies text. The state is `copied` for two seconds. */
function useCopy(onCopied?: (text: string) => void): UseCopyReturnType {
  const [state, setState] = useState<CopyState>("idle");

  useEffect(() => {
    if (state !== "copied") return undefined;
    const timer = setTimeout(() => setState("idle"), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    reset: () => setState("idle"),
    copy: (text) => {
      write(text, onCopied).then(
        () => setState("copied"),
        () => setState("denied"),
      );
    },
  };
}

async function write(text: string, onCopied: ((text: string) => void) | undefined): Promise<void> {
  // Missing on insecure pages, although the type does not say so.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) throw new Error("This page has no clipboard.");
  await clipboard.writeText(text);
  onCopied?.(text);
}

/** Milliseconds. */
const SHOWN_FOR = 2000;
