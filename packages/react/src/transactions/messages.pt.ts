import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** Portuguese messages of transactions. */
export const ptTransactions: Translation<typeof english> = {
  transactions: {
    transaction: "Transação",
    deposit: "Depósito",
    withdrawal: "Levantamento",
    fiat: "Transferência bancária",
    crypto: "Cripto",
    pending: "Pendente",
    actionRequired: "Retido",
    success: "Concluído",
    partial: "Liquidado em parte",
    failed: "Falhou",
    settled: "{amount} liquidados",
  },
  transactionList: {
    label: "Transações",
    search: "Pesquisar transações",
    typeAll: "Todas",
    typeDeposits: "Depósitos",
    typeWithdrawals: "Levantamentos",
    type: "Tipo",
    rail: "Canal",
    railAll: "Todos os canais",
    currency: "Moeda",
    currencyAll: "Todas as moedas",
    status: "Estado",
    statusAll: "Todos os estados",
    total: { one: "{count} transação", other: "{count} transações" },
    shown: "{shown} de {total}",
    saveCsv: "Descarregar CSV",
    amount: "Montante",
    created: "Criada em",
    empty: "Nenhuma transação ainda",
    emptyHelp: "Depósitos e levantamentos aparecem aqui assim que {service} os informa.",
    noMatch: "Nenhuma transação correspondente",
    noMatchHelp: "Nenhuma transação corresponde à pesquisa e aos filtros.",
    clear: "Limpar pesquisa e filtros",
  },
};
