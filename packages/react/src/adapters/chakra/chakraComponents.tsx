"use client";

import { Button, Input, Link, NativeSelect, Spinner } from "@chakra-ui/react";
import type { ReactElement } from "react";
import type {
  ButtonElementProps,
  LinkElementProps,
  Primitives,
  SelectElementProps,
  TextInputElementProps,
} from "../../ui/primitives/Primitives.ts";
import { hasIcon } from "../hasIcon.ts";

/** Chakra UI elements for `<PartnerKitProvider components>`. Dialogs stay the kit's: docs/decisions/0024. */
export const chakraComponents: Pick<Primitives, "Button" | "Link" | "TextInput" | "Select"> = {
  Button: ChakraButtonElement,
  Link: ChakraLinkElement,
  TextInput: ChakraTextInputElement,
  Select: ChakraSelectElement,
};

function ChakraButtonElement(props: ButtonElementProps): ReactElement {
  const { elementRef, variant, isIconOnly, isBusy, children, ...rest } = props;
  return (
    <Button
      type="button"
      {...rest}
      {...looks[variant]}
      ref={elementRef}
      size="sm"
      height="var(--pk-control-height)"
      minWidth="var(--pk-control-height)"
      paddingInline={isIconOnly ? "0" : "3"}
    >
      {isBusy && !hasIcon(children) && <Spinner size="xs" position="absolute" aria-hidden="true" />}
      {children}
    </Button>
  );
}

const looks = {
  primary: { variant: "solid" },
  secondary: { variant: "outline" },
  quiet: { variant: "ghost" },
  danger: { variant: "solid", colorPalette: "red" },
} as const;

function ChakraLinkElement(props: LinkElementProps): ReactElement {
  return <Link {...props} variant="underline" color="var(--pk-color-accent)" />;
}

function ChakraTextInputElement({ elementRef, ...rest }: TextInputElementProps): ReactElement {
  const isCode = "data-format" in rest && rest["data-format"] === "code";
  return (
    <Input
      {...rest}
      ref={elementRef}
      size="sm"
      height="var(--pk-control-height)"
      paddingInlineStart="var(--pk-input-padding-start, 0.625rem)"
      paddingInlineEnd="var(--pk-input-padding-end, 0.625rem)"
      fontFamily={isCode ? "mono" : undefined}
      fontSize="var(--pk-input-font-size, var(--pk-font-size-m))"
      textAlign="var(--pk-input-align, start)"
    />
  );
}

function ChakraSelectElement({ elementRef, disabled, children, ...rest }: SelectElementProps): ReactElement {
  return (
    <NativeSelect.Root size="sm" disabled={disabled} invalid={Boolean(rest["aria-invalid"])}>
      <NativeSelect.Field {...rest} ref={elementRef} height="var(--pk-control-height)">
        {children}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
