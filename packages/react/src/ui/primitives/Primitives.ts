"use client";

import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type ComponentType,
  createContext,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  useContext,
} from "react";

/**
 * The elements a host may put its own design system's in place of. Each is given attributes and handlers to spread onto
 * its element (names, descriptions and states for assistive technology among them), and a few words on how it should look.
 */
export interface Primitives {
  readonly Button: ComponentType<ButtonElementProps>;
  readonly Link: ComponentType<LinkElementProps>;
  readonly TextInput: ComponentType<TextInputElementProps>;
  readonly Select: ComponentType<SelectElementProps>;
  readonly Dialog: ComponentType<DialogElementProps>;
}

/** For a `<button>`. One that cannot be used has `aria-disabled` and stays reachable, so that its reason can be read. */
export interface ButtonElementProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly elementRef: Ref<HTMLButtonElement> | undefined;
  readonly variant: "primary" | "secondary" | "quiet" | "danger";
  readonly isIconOnly: boolean;
  readonly isBusy: boolean;
}

/** For an `<a>`, or the link of a router. */
export interface LinkElementProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** For an `<input>` of one line. */
export interface TextInputElementProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly elementRef: Ref<HTMLInputElement> | undefined;
}

/** For a `<select>`; the options are its children. */
export interface SelectElementProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly elementRef: Ref<HTMLSelectElement> | undefined;
}

/** For a modal dialog. Rendered while open; it holds the focus, and gives it back when it goes. */
export interface DialogElementProps {
  readonly role: "dialog" | "alertdialog";
  readonly title: string;
  readonly description: ReactNode;
  readonly children: ReactNode;
  /** The buttons. */
  readonly footer: ReactNode;
  readonly size: "small" | "medium" | "large";
  /** Whether a close button and a press beside it are offered. Escape asks in any case. */
  readonly isDismissable: boolean;
  /** To be called for Escape, the close button and a press beside it. It may not lead to closing. */
  readonly onRequestClose: () => void;
}

type HostPrimitives = { readonly [TName in keyof Primitives]?: Primitives[TName] | undefined };

/** The host's own elements, where it has given some. */
export const PrimitivesContext = createContext<HostPrimitives>({});

/** Reads the host's own elements. The kit's are the defaults: `const { Link: Element = LinkElement } = usePrimitives()`. */
export function usePrimitives(): HostPrimitives {
  return useContext(PrimitivesContext);
}
