"use client";

import { isApiError } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { isUncertain } from "../../query/isUncertain.ts";
import type { OperationError } from "../../query/operationError.ts";
import { enErrors } from "../../text/messages.en.ts";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { describeError } from "../describeError.ts";
import { LazyHeldRequest } from "../HeldChange/LazyHeldChange.tsx";
import { isSessionEnded, SignIn } from "../SignIn/SignIn.tsx";

/**
 * Explains why a change failed, whether it may have been carried out, and what to do. Follows the approval of a change that needs
 * one.
 */
export function WriteFailure({ error }: { readonly error: OperationError }): ReactElement {
  const text = useText(enErrors);
  const { fill } = text;
  // After a lost response, an earlier attempt may have been carried out.
  const isHeld = isApiError(error, "APPROVAL_REQUIRED") && !isUncertain(error);
  if (isHeld && error.approvalId !== undefined)
    return <LazyHeldRequest approvalId={error.approvalId} reason={error.serviceMessage} />;
  const { title, help, code } = describeError(error, text);
  return (
    <Callout tone="danger" role="alert" title={title} actions={isSessionEnded(error) && <SignIn />}>
      <p>{help}</p>
      {code !== undefined && <p>{fill(text.errors.code, { code })}</p>}
    </Callout>
  );
}
