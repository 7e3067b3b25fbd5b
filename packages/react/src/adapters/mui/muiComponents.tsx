"use client";

import MuiButton from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import MuiLink from "@mui/material/Link";
import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactElement } from "react";
import type {
  ButtonElementProps,
  LinkElementProps,
  Primitives,
  SelectElementProps,
  TextInputElementProps,
} from "../../ui/primitives/Primitives.ts";
import { MuiDialogElement } from "./MuiDialogElement.tsx";

/** Material UI elements for `<PartnerKitProvider components>`. */
export const muiComponents: Primitives = {
  Button: MuiButtonElement,
  Link: MuiLinkElement,
  TextInput: MuiTextInputElement,
  Select: MuiSelectElement,
  Dialog: MuiDialogElement,
};

function MuiButtonElement(props: ButtonElementProps): ReactElement {
  const { elementRef, variant, isIconOnly, isBusy, children, ...rest } = props;
  const isDisabled = Boolean(rest["aria-disabled"]) && !isBusy;
  const shared = {
    ...rest,
    ref: elementRef,
    size: "small",
    // Looks disabled, but stays focusable, so that its reason can be read.
    ...(isDisabled && { className: "Mui-disabled", disableRipple: true }),
  } as const;
  if (isIconOnly)
    return (
      <IconButton {...shared} sx={iconButton}>
        {children}
      </IconButton>
    );
  return (
    <MuiButton {...shared} {...looks[variant]} sx={button}>
      {children}
      {isBusy && <LinearProgress aria-hidden="true" color="inherit" sx={busyLine} />}
    </MuiButton>
  );
}

const looks = {
  primary: { variant: "contained", color: "primary" },
  secondary: { variant: "outlined", color: "primary" },
  quiet: { variant: "text", color: "primary" },
  danger: { variant: "contained", color: "error" },
} as const;

const focusable = { "&.Mui-disabled": { pointerEvents: "auto", cursor: "default" } } as const;

const button: SxProps<Theme> = {
  ...focusable,
  minHeight: "var(--pk-control-height)",
  minWidth: "auto",
  // The kit's icon is a child rather than `startIcon`.
  gap: "var(--pk-space-2)",
  overflow: "clip",
};

const iconButton: SxProps<Theme> = {
  ...focusable,
  width: "var(--pk-control-height)",
  height: "var(--pk-control-height)",
};

/** Along the bottom, so that nothing moves. An icon spins instead. */
const busyLine: SxProps<Theme> = {
  position: "absolute",
  bottom: 0,
  left: 0,
  right: 0,
  height: 2,
  ".pk-Spinner ~ &": { display: "none" },
};

function MuiLinkElement(props: LinkElementProps): ReactElement {
  return <MuiLink {...props} />;
}

function MuiTextInputElement({ elementRef, ...rest }: TextInputElementProps): ReactElement {
  return (
    <OutlinedInput
      size="small"
      fullWidth
      error={Boolean(rest["aria-invalid"])}
      disabled={rest.disabled}
      inputRef={elementRef}
      slotProps={{ input: rest }}
      sx={field}
    />
  );
}

function MuiSelectElement({ elementRef, children, ...rest }: SelectElementProps): ReactElement {
  return (
    <NativeSelect
      variant="outlined"
      input={<OutlinedInput size="small" fullWidth />}
      error={Boolean(rest["aria-invalid"])}
      disabled={rest.disabled}
      inputRef={elementRef}
      inputProps={rest}
      sx={field}
    >
      {children}
    </NativeSelect>
  );
}

const field: SxProps<Theme> = {
  minHeight: "var(--pk-control-height)",
  fontSize: "var(--pk-input-font-size, var(--pk-font-size-m))",
  // Phones zoom into the page if a focused field has smaller text.
  "@media (pointer: coarse)": { fontSize: "max(1rem, var(--pk-font-size-m))" },
  "& input": {
    height: "auto",
    paddingBlock: "0.125rem",
    paddingInlineStart: "var(--pk-input-padding-start, 0.75rem)",
    paddingInlineEnd: "var(--pk-input-padding-end, 0.75rem)",
    textAlign: "var(--pk-input-align, start)",
    textOverflow: "ellipsis",
  },
  '& input[data-format="code"]': { fontFamily: "var(--pk-font-code)" },
  // Logical sides, so that it is right in right-to-left pages without a plugin too. Outranks Material UI's own sides.
  "&&& select": {
    height: "auto",
    minHeight: "auto",
    paddingBlock: "0.125rem",
    paddingInline: "0.75rem 2rem",
    textOverflow: "ellipsis",
  },
  "& .MuiNativeSelect-icon": { right: "auto", insetInlineEnd: "0.375rem" },
};
