"use client";

import type { ComponentProps, ComponentType, CSSProperties, ReactElement } from "react";
import type {
  ButtonElementProps,
  Primitives,
  SelectElementProps,
  TextInputElementProps,
} from "../../ui/primitives/Primitives.ts";
import { Spinner } from "../../ui/Spinner/Spinner.tsx";
import { hasIcon } from "../hasIcon.ts";

/** The components of shadcn/ui in your repository. */
export interface CreateShadcnComponentsParameters {
  readonly Button: ComponentType<ShadcnButtonProps>;
  readonly Input: ComponentType<ComponentProps<"input">>;
  /** Default: the kit's select. */
  readonly NativeSelect?: ComponentType<Omit<ComponentProps<"select">, "size">> | undefined;
}

export type ShadcnButtonProps = ComponentProps<"button"> & {
  variant?: "default" | "outline" | "ghost" | "destructive" | undefined;
  size?: "sm" | "icon" | undefined;
};

/**
 * Makes elements for `<PartnerKitProvider components>` from your components. Call it once, outside of components. Dialogs stay
 * the kit's: docs/decisions/0024.
 */
export function createShadcnComponents(parameters: CreateShadcnComponentsParameters): Partial<Primitives> {
  const { Button, Input, NativeSelect } = parameters;
  return {
    Button: (props) => renderButton(Button, props),
    TextInput: (props) => renderInput(Input, props),
    ...(NativeSelect && { Select: (props) => renderSelect(NativeSelect, props) }),
  };
}

function renderButton(Button: CreateShadcnComponentsParameters["Button"], props: ButtonElementProps): ReactElement {
  const { elementRef, variant, isIconOnly, isBusy, children, ...rest } = props;
  // Looks disabled, but stays focusable, so that its reason can be read.
  const isDisabled = Boolean(rest["aria-disabled"]) && !isBusy;
  return (
    <Button
      type="button"
      {...rest}
      ref={elementRef}
      variant={variants[variant]}
      size={isIconOnly ? "icon" : "sm"}
      style={{
        height: "var(--pk-control-height)",
        ...(isIconOnly && { width: "var(--pk-control-height)" }),
        ...(isDisabled && { cursor: "default", opacity: 0.5 }),
      }}
    >
      {isBusy && !hasIcon(children) && <Spinner />}
      {children}
    </Button>
  );
}

function renderInput(Input: CreateShadcnComponentsParameters["Input"], props: TextInputElementProps): ReactElement {
  const { elementRef, ...rest } = props;
  return <Input {...rest} ref={elementRef} style={inputStyle(rest)} />;
}

type NativeSelect = NonNullable<CreateShadcnComponentsParameters["NativeSelect"]>;

function renderSelect(Select: NativeSelect, { elementRef, ...rest }: SelectElementProps): ReactElement {
  return <Select {...rest} ref={elementRef} style={selectStyle} />;
}

const variants = { primary: "default", secondary: "outline", quiet: "ghost", danger: "destructive" } as const;

function inputStyle(props: object): CSSProperties {
  return {
    height: "var(--pk-control-height)",
    paddingInlineStart: "var(--pk-input-padding-start, 0.75rem)",
    paddingInlineEnd: "var(--pk-input-padding-end, 0.75rem)",
    fontSize: "var(--pk-input-font-size, var(--pk-font-size-m))",
    textAlign: "var(--pk-input-align, start)" as "start",
    ...("data-format" in props && props["data-format"] === "code" && { fontFamily: "var(--pk-font-code)" }),
  };
}

const selectStyle: CSSProperties = { height: "var(--pk-control-height)", fontSize: "var(--pk-font-size-m)" };
