export { ApprovalDetail, type ApprovalDetailProps } from "../approvals/ApprovalDetail/ApprovalDetail.tsx";
export { ApprovalDialog, type ApprovalDialogProps } from "../approvals/ApprovalDetail/ApprovalDialog.tsx";
export { ApprovalQueue, type ApprovalQueueProps } from "../approvals/ApprovalQueue/ApprovalQueue.tsx";
export { AttentionList, type AttentionListProps } from "../attention/AttentionList/AttentionList.tsx";
export { BalanceOverview, type BalanceOverviewProps } from "../balances/BalanceOverview/BalanceOverview.tsx";
export { TickerCard, type TickerCardProps } from "../markets/TickerCard/TickerCard.tsx";
export { TickerStrip, type TickerStripProps } from "../markets/TickerStrip/TickerStrip.tsx";
export { TickerTable, type TickerTableProps } from "../markets/TickerTable/TickerTable.tsx";
export { OrderDetail, type OrderDetailProps } from "../orders/OrderDetail/OrderDetail.tsx";
export { OrderDialog, type OrderDialogProps } from "../orders/OrderDetail/OrderDialog.tsx";
export { OrderList, type OrderListProps } from "../orders/OrderList/OrderList.tsx";
export { BatchPayment } from "../paymentBatches/BatchPayment/BatchPayment.tsx";
export type { BatchPaymentProps } from "../paymentBatches/BatchPayment/BatchPaymentView.tsx";
export {
  PaymentBatchDetail,
  type PaymentBatchDetailProps,
} from "../paymentBatches/PaymentBatchDetail/PaymentBatchDetail.tsx";
export {
  PaymentBatchDialog,
  type PaymentBatchDialogProps,
} from "../paymentBatches/PaymentBatchDetail/PaymentBatchDialog.tsx";
export { PaymentBatchList, type PaymentBatchListProps } from "../paymentBatches/PaymentBatchList/PaymentBatchList.tsx";
export { QuoteAccept, type QuoteAcceptProps } from "../quotes/QuoteAccept/QuoteAccept.tsx";
export { QuoteTicket, type QuoteTicketProps } from "../quotes/QuoteTicket/QuoteTicket.tsx";
export type { QuoteTicketActions } from "../quotes/QuoteTicket/QuoteTicketForm.tsx";
export { EventFeed, type EventFeedProps } from "../receivedEvents/EventFeed/EventFeed.tsx";
export { RecipientDialog, type RecipientDialogProps } from "../recipients/RecipientEditor/RecipientDialog.tsx";
export { RecipientEditor } from "../recipients/RecipientEditor/RecipientEditor.tsx";
export type { RecipientEditorProps } from "../recipients/RecipientEditor/RecipientEditorView.tsx";
export { RecipientList, type RecipientListProps } from "../recipients/RecipientList/RecipientList.tsx";
export { SessionBadge, type SessionBadgeProps } from "../session/SessionBadge/SessionBadge.tsx";
export { Simulator, type SimulatorProps } from "../simulation/Simulator/Simulator.tsx";
export {
  TransactionDetail,
  type TransactionDetailProps,
} from "../transactions/TransactionDetail/TransactionDetail.tsx";
export {
  TransactionDialog,
  type TransactionDialogProps,
} from "../transactions/TransactionDetail/TransactionDialog.tsx";
export { TransactionList, type TransactionListProps } from "../transactions/TransactionList/TransactionList.tsx";
export { TravelRuleDialog, type TravelRuleDialogProps } from "../travelRule/TravelRuleForm/TravelRuleDialog.tsx";
export { TravelRuleForm, type TravelRuleFormProps } from "../travelRule/TravelRuleForm/TravelRuleForm.tsx";
export { TravelRuleQueue, type TravelRuleQueueProps } from "../travelRule/TravelRuleQueue/TravelRuleQueue.tsx";
export type { HeadingLevel } from "../ui/Heading/Heading.tsx";
export type { HeadingOptions } from "../ui/Heading/useHeading.tsx";
export { DeliveryLog, type DeliveryLogProps } from "../webhooks/DeliveryLog/DeliveryLog.tsx";
export { ReceiverCode, type ReceiverCodeProps } from "../webhooks/ReceiverCode/ReceiverCode.tsx";
export { SignatureChecker, type SignatureCheckerProps } from "../webhooks/SignatureChecker/SignatureChecker.tsx";
export {
  WebhookManager,
  type WebhookManagerProps,
  type WebhookManagerTab,
} from "../webhooks/WebhookManager/WebhookManager.tsx";
export {
  WithdrawalDialog,
  type WithdrawalDialogProps,
} from "../withdrawals/WithdrawalForm/WithdrawalDialog.tsx";
export { WithdrawalForm, type WithdrawalFormProps } from "../withdrawals/WithdrawalForm/WithdrawalForm.tsx";
