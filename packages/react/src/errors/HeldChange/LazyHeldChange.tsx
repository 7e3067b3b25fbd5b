"use client";

import type { ReactElement } from "react";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { useText } from "../../locale/useText.ts";
import { enErrors } from "../../text/messages.en.ts";
import { Callout } from "../../ui/Callout/Callout.tsx";
import type { HeldChangeProps, HeldRequestProps } from "./HeldChange.tsx";

const change = createLazy(async () => (await import("./HeldChange.tsx")).HeldChange);
const request = createLazy(async () => (await import("./HeldChange.tsx")).HeldRequest);

/** `HeldChange`, loaded when a change is held. */
export function LazyHeldChange(props: HeldChangeProps): ReactElement {
  return (
    <LazyPart lazy={change} component="HeldChange" placeholder={<Placeholder />}>
      {(HeldChange) => <HeldChange {...props} />}
    </LazyPart>
  );
}

/** `HeldRequest`, loaded when a change is held. */
export function LazyHeldRequest(props: HeldRequestProps): ReactElement {
  return (
    <LazyPart lazy={request} component="HeldChange" placeholder={<Placeholder />}>
      {(HeldRequest) => <HeldRequest {...props} />}
    </LazyPart>
  );
}

function Placeholder(): ReactElement {
  const { errors } = useText(enErrors);
  return (
    <Callout tone="info" title={errors.approvalTitle}>
      {errors.approvalHelp}
    </Callout>
  );
}
