"use client";

import type { Approval } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enRecipientEditor } from "../../recipients/messages.en.ts";
import { recordFieldNames } from "../../recipients/recipientRecord.ts";
import { enUi } from "../../text/messages.en.ts";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { Identifier } from "../../ui/Identifier/Identifier.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { ApprovalDifference, useDifferenceText } from "../ApprovalDifference.tsx";
import { differencesOf, listDetails } from "../describeApproval.ts";
import { enApprovalDetail } from "../messages.en.ts";

/** The change itself: an amount and its recipient, a new recipient, or the fields of a recipient before and after. */
export function ApprovalChange({ approval }: { readonly approval: Approval }): ReactElement {
  const {
    ui,
    approvalDetail: messages,
    recipientEditor: fieldTexts,
    fill,
  } = useText(enUi, enApprovalDetail, enRecipientEditor);
  const { amount, currency, max_fee: fee } = approval.reviewed ?? {};
  const differences = differencesOf(approval);
  const show = useDifferenceText(differences);
  return (
    <DescriptionList>
      {amount !== undefined && currency !== undefined && (
        <Fact label={messages.amount}>
          <Money value={amount} currency={currency} />
        </Fact>
      )}
      {fee !== undefined && currency !== undefined && (
        <Fact label={messages.maxFee} help={messages.maxFeeHelp}>
          <Money value={fee} currency={currency} />
        </Fact>
      )}
      {differences.map((difference) => {
        const { label, before, after } = show(difference);
        return (
          <Fact key={difference.field} label={label}>
            <ApprovalDifference
              field={difference.field}
              before={before}
              after={after}
              isAhead={approval.status === "pending"}
            />
          </Fact>
        );
      })}
      {listDetails(approval).map(({ field, value }) => (
        <Fact key={`unchanged ${field}`} label={fieldTexts[recordFieldNames[field]]}>
          <bdi>{value}</bdi>
        </Fact>
      ))}
      <Fact label={messages.id}>
        <Identifier text={approval.id} copyLabel={fill(ui.copyNamed, { name: messages.id })} />
      </Fact>
    </DescriptionList>
  );
}
