"use client";

import type { Transaction } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { enTravelRuleForm } from "../messages.en.ts";

/** Identifies the deposit, as far as the transaction list describes it. */
export function DepositFacts({ deposit }: { readonly deposit: Transaction }): ReactElement {
  const { travelRuleForm: messages } = useText(enTravelRuleForm);
  const { id, amount, currency, created_at, reference } = deposit;
  return (
    <DescriptionList>
      {amount !== undefined && currency !== undefined && (
        <Fact label={messages.amount}>
          <Money value={amount} currency={currency} />
        </Fact>
      )}
      {created_at !== undefined && (
        <Fact label={messages.received}>
          <DateTime timestamp={created_at} />
        </Fact>
      )}
      {reference ? (
        <Fact label={messages.reference}>
          <bdi data-part="code">{reference}</bdi>
        </Fact>
      ) : (
        <Fact label={messages.transaction}>
          <bdi data-part="code">{id}</bdi>
        </Fact>
      )}
    </DescriptionList>
  );
}
