"use client";

import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import MuiDialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactElement, useId } from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import type { DialogElementProps } from "../../ui/primitives/Primitives.ts";
import { DialogContent } from "../DialogContent.tsx";
import { MuiTokens } from "./MuiTokens.tsx";

/** A Material UI dialog. It is at the end of the page, so it sets the tokens again. */
export function MuiDialogElement(props: DialogElementProps): ReactElement {
  const { role, title, description, children, footer, size, isDismissable, onRequestClose } = props;
  const { ui } = useText(enUi);
  const { breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down("sm"));
  const id = useId();

  const close = (event: object, reason: "escapeKeyDown" | "backdropClick") => {
    // An open list in the dialog has handled the key.
    const isHandled = "defaultPrevented" in event && event.defaultPrevented === true;
    if (reason === "escapeKeyDown" ? !isHandled : isDismissable) onRequestClose();
  };

  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone && size !== "small"}
      maxWidth={widths[size]}
      onClose={close}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      slotProps={{ paper: { role } }}
    >
      <MuiTokens>
        <div className="pk-root" style={{ display: "contents" }}>
          {/* Before the title, whose next sibling gets less padding. */}
          {isDismissable && (
            <span className="pk-DialogClose">
              <Button variant="quiet" icon="close" iconOnly onClick={onRequestClose}>
                {ui.close}
              </Button>
            </span>
          )}
          <DialogTitle id={`${id}title`} sx={{ paddingInlineEnd: isDismissable ? 7 : undefined }}>
            {title}
          </DialogTitle>
          <MuiDialogContent>
            <DialogContent description={description} descriptionId={`${id}description`}>
              {children}
            </DialogContent>
          </MuiDialogContent>
          {footer && (
            <DialogActions>
              <div className="pk-DialogButtons">{footer}</div>
            </DialogActions>
          )}
        </div>
      </MuiTokens>
    </Dialog>
  );
}

const widths = { small: "xs", medium: "sm", large: "md" } as const;
