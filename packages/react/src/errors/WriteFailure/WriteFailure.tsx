"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { isUncertain } from "../../query/isUncertain.ts";
import type { OperationError } from "../../query/operationError.ts";
import { enErrors, enWriteErrors } from "../../text/enCommon.ts";
import { fillText } from "../../text/fillText.ts";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { describeError } from "../describeError.ts";

export interface WriteFailureProps {
  readonly error: OperationError;
}

/** A change that failed: whether it may have happened all the same, and what to do. For changes that can be sent again. */
export function WriteFailure({ error }: WriteFailureProps): ReactElement {
  const text = useText(enErrors, enWriteErrors);
  const { title, help, code } = describeError(error, text);
  return (
    <Callout tone="danger" role="alert" title={title}>
      <p>{isUncertain(error) ? text.writeErrors.uncertainHelp : help}</p>
      {code !== undefined && <p>{fillText(text.errors.code, { code })}</p>}
    </Callout>
  );
}
