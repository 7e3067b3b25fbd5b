import { type ComponentProps, type ComponentType, createElement, type ReactElement } from "react";
import * as charts from "../src/exports/charts.ts";
import * as components from "../src/exports/components.ts";

type Components = typeof components & typeof charts;

/** Names of the components with required props. */
type NeedsProps = {
  [TName in keyof Components]: Partial<ComponentProps<Components[TName]>> extends ComponentProps<Components[TName]>
    ? never
    : TName;
}[keyof Components];

const withProps: Readonly<Record<NeedsProps, ReactElement>> = {
  OrderDetail: <components.OrderDetail key="OrderDetail" orderId={undefined} />,
  OrderDialog: <components.OrderDialog key="OrderDialog" orderId={undefined} onClose={() => undefined} />,
  ApprovalDetail: <components.ApprovalDetail key="ApprovalDetail" approvalId={undefined} />,
  ApprovalDialog: <components.ApprovalDialog key="ApprovalDialog" approvalId={undefined} onClose={() => undefined} />,
  PaymentBatchDetail: <components.PaymentBatchDetail key="PaymentBatchDetail" batchId={undefined} />,
  PaymentBatchDialog: (
    <components.PaymentBatchDialog key="PaymentBatchDialog" batchId={undefined} onClose={() => undefined} />
  ),
  PriceChart: <charts.PriceChart key="PriceChart" pairId="BTC-USD" />,
  QuoteAccept: <components.QuoteAccept key="QuoteAccept" quoteId="0190a7c0-1111-7000-8000-000000000001" />,
  RecipientDialog: <components.RecipientDialog key="RecipientDialog" isOpen isLikely onClose={() => undefined} />,
  SpreadChart: <charts.SpreadChart key="SpreadChart" pairId="BTC-USD" />,
  TickerCard: <components.TickerCard key="TickerCard" pairId="BTC-USD" />,
  TransactionDetail: <components.TransactionDetail key="TransactionDetail" transactionId={undefined} />,
  TransactionDialog: (
    <components.TransactionDialog key="TransactionDialog" transactionId={undefined} onClose={() => undefined} />
  ),
  TravelRuleDialog: <components.TravelRuleDialog key="TravelRuleDialog" transactionId="t" onClose={() => undefined} />,
  WithdrawalDialog: <components.WithdrawalDialog key="WithdrawalDialog" onClose={() => undefined} />,
  TravelRuleForm: <components.TravelRuleForm key="TravelRuleForm" transactionId="t" />,
};

/** Every public component. A missing entry for a component with required props is a type error. */
export const everyComponent: Readonly<Record<string, ReactElement>> = {
  ...Object.fromEntries(
    Object.entries({ ...components, ...charts }).map(([name, component]) => [
      name,
      // Components with required props are replaced below.
      createElement(component as ComponentType, { key: name }),
    ]),
  ),
  ...withProps,
};
