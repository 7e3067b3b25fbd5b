"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { FieldSkeleton, Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enTravelRuleForm } from "../messages.en.ts";

/** Placeholder while the questions load. */
export function TravelRuleFormSkeleton(): ReactElement {
  const { travelRuleForm: messages } = useText(enTravelRuleForm);
  return (
    <div data-part="fields" aria-hidden="true">
      <DescriptionList>
        {[messages.amount, messages.received, messages.reference].map((label) => (
          <Fact key={label} label={label}>
            <Skeleton width="long" />
          </Fact>
        ))}
      </DescriptionList>
      <Callout tone="info">
        <Skeleton width="long" />
      </Callout>
      {["name", "country", "purpose"].map((field) => (
        <FieldSkeleton key={field} />
      ))}
    </div>
  );
}
