export { BalanceOverview, type BalanceOverviewProps } from "../balances/BalanceOverview/BalanceOverview.tsx";
export { TickerTable, type TickerTableProps } from "../markets/TickerTable/TickerTable.tsx";
export { RecipientDialog, type RecipientDialogProps } from "../recipients/RecipientEditor/RecipientDialog.tsx";
export { RecipientEditor, type RecipientEditorProps } from "../recipients/RecipientEditor/RecipientEditor.tsx";
export { RecipientList, type RecipientListProps } from "../recipients/RecipientList/RecipientList.tsx";
