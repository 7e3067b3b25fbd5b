"use client";

import { useEffect, useState } from "react";
import type { AddressCheck } from "./AddressCheck.ts";
import { type AssessAddressParameters, assessAddress, glanceAtAddress } from "./assessAddress.ts";

export type UseAddressCheckParameters = AssessAddressParameters;

/** Checks an address while it is entered. Nothing leaves the page. */
export function useAddressCheck({ chain, address }: UseAddressCheckParameters): AddressCheck {
  const [last, setLast] = useState<AssessAddressParameters & { readonly check: AddressCheck }>();
  const glance = glanceAtAddress({ chain, address });
  const isCheckable = glance.status === "checking";

  useEffect(() => {
    if (!isCheckable) return;
    let isCurrent = true;
    void assessAddress({ chain, address }).then((check) => isCurrent && setLast({ chain, address, check }));
    return () => {
      isCurrent = false;
    };
  }, [chain, address, isCheckable]);

  return isCheckable && last?.chain === chain && last.address === address ? last.check : glance;
}
