"use client";

import { Button, type ButtonProps, Input, type InputProps, type InputRef, Typography, theme } from "antd";
import { type ComponentProps, type CSSProperties, type ReactElement, useImperativeHandle, useRef } from "react";
import type {
  ButtonElementProps,
  LinkElementProps,
  Primitives,
  TextInputElementProps,
} from "../../ui/primitives/Primitives.ts";
import { Spinner } from "../../ui/Spinner/Spinner.tsx";
import { hasIcon } from "../hasIcon.ts";

/** Ant Design elements for `<PartnerKitProvider components>`. Selects and dialogs stay the kit's: docs/decisions/0024. */
export const antdComponents: Pick<Primitives, "Button" | "Link" | "TextInput"> = {
  Button: AntdButtonElement,
  Link: AntdLinkElement,
  TextInput: AntdTextInputElement,
};

function AntdButtonElement(props: ButtonElementProps): ReactElement {
  const { elementRef, variant, isIconOnly, isBusy, type, children, ...rest } = props;
  const { token } = theme.useToken();
  const isDisabled = Boolean(rest["aria-disabled"]) && !isBusy;
  // Looks disabled, but stays focusable, so that its reason can be read.
  const disabledStyle: CSSProperties = {
    borderColor: variant === "quiet" ? "transparent" : token.colorBorder,
    background: variant === "quiet" ? "transparent" : token.colorBgContainerDisabled,
    boxShadow: "none",
    color: token.colorTextDisabled,
    cursor: "not-allowed",
  };
  return (
    <Button
      {...(rest as ButtonProps)}
      {...looks[variant]}
      ref={elementRef}
      htmlType={type ?? "button"}
      loading={isBusy && !hasIcon(children) && unnamedSpinner}
      icon={isIconOnly ? <span>{children}</span> : undefined}
      style={{
        height: "var(--pk-control-height)",
        ...(isIconOnly && { width: "var(--pk-control-height)" }),
        ...(isDisabled && disabledStyle),
      }}
    >
      {isIconOnly ? undefined : children}
    </Button>
  );
}

/** The host's own has the name "loading", in English. */
const unnamedSpinner = { icon: <Spinner /> };

const looks = {
  primary: { type: "primary" },
  secondary: { type: "default" },
  quiet: { type: "text" },
  danger: { type: "primary", danger: true },
} as const;

function AntdLinkElement(props: LinkElementProps): ReactElement {
  return <Typography.Link {...(props as ComponentProps<typeof Typography.Link>)} />;
}

function AntdTextInputElement({ elementRef, ...rest }: TextInputElementProps): ReactElement {
  const input = useRef<InputRef>(null);
  useImperativeHandle(elementRef, () => input.current?.input as HTMLInputElement, []);
  return (
    <Input
      {...(rest as InputProps)}
      ref={input}
      status={rest["aria-invalid"] ? "error" : ""}
      style={inputStyle(rest)}
    />
  );
}

function inputStyle(props: object): CSSProperties {
  return {
    minHeight: "var(--pk-control-height)",
    paddingInlineStart: "var(--pk-input-padding-start, 11px)",
    paddingInlineEnd: "var(--pk-input-padding-end, 11px)",
    fontSize: "var(--pk-input-font-size, var(--pk-font-size-m))",
    textAlign: "var(--pk-input-align, start)" as "start",
    ...("data-format" in props && props["data-format"] === "code" && { fontFamily: "var(--pk-font-code)" }),
  };
}
