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
 * Elements that a host can replace by those of its design system. Spread the attributes and handlers onto your element,
 * because they include accessible names and states. The other props describe its appearance. Attributes that the kit does not
 * set and design systems use for something else, such as `color`, are left out.
 */
export interface Primitives {
  readonly Button: ComponentType<ButtonElementProps>;
  readonly Link: ComponentType<LinkElementProps>;
  readonly TextInput: ComponentType<TextInputElementProps>;
  readonly Select: ComponentType<SelectElementProps>;
  readonly Dialog: ComponentType<DialogElementProps>;
}

/** For a `<button>`. A disabled one has `aria-disabled` and stays focusable, so that its reason can be read. */
export interface ButtonElementProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "color"> {
  readonly elementRef: Ref<HTMLButtonElement> | undefined;
  readonly variant: "primary" | "secondary" | "quiet" | "danger";
  readonly isIconOnly: boolean;
  readonly isBusy: boolean;
}

/** For an `<a>`, or the link of a router. */
export interface LinkElementProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "color"> {
  readonly href: string;
}

/** For a single-line `<input>`. */
export interface TextInputElementProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "color" | "size"> {
  readonly elementRef: Ref<HTMLInputElement> | undefined;
}

/** For a `<select>` with the options as children. */
export interface SelectElementProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "color" | "size"> {
  readonly elementRef: Ref<HTMLSelectElement> | undefined;
}

/** For a modal dialog, rendered while it is open. It must trap the focus and return it when it closes. */
export interface DialogElementProps {
  readonly role: "dialog" | "alertdialog";
  readonly title: string;
  readonly description: ReactNode;
  readonly children: ReactNode;
  /** The buttons. */
  readonly footer: ReactNode;
  readonly size: "small" | "medium" | "large";
  /** Whether to offer a close button and close on a click outside. Escape requests closing in either case. */
  readonly isDismissable: boolean;
  /** Call it on Escape, the close button and a click outside. The dialog may stay open. */
  readonly onRequestClose: () => void;
}

type HostPrimitives = { readonly [TName in keyof Primitives]?: Primitives[TName] | undefined };

export const PrimitivesContext = createContext<HostPrimitives>({});

/** Reads the host's elements. Use the kit's as defaults: `const { Link: Element = LinkElement } = usePrimitives()`. */
export function usePrimitives(): HostPrimitives {
  return useContext(PrimitivesContext);
}
