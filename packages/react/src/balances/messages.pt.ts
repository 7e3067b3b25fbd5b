import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** Portuguese messages of balances. */
export const ptBalances: Translation<typeof english> = {
  balanceOverview: {
    label: "Saldos",
    available: "Disponível",
    locked: "Cativo",
    lockedHelp: "Reservado para operações pendentes",
    total: "Total",
    withdrawable: "Levantável agora",
    withdrawableUnavailable: "Indisponível de momento",
    withdrawableUnavailableHelp: "O serviço não o sabe dizer de momento. Isto não significa zero.",
    withdrawableHelp: "Tem em conta o crédito em dívida e, por isso, pode ser inferior ao disponível.",
    withdrawableNotGiven: "Não indicado para esta moeda",
    railEquivalents: "Equivalentes por rede",
    railEquivalentsNotGiven: "Não indicado para esta moeda",
    railEquivalentsNone: "Nenhum",
    hideAmounts: "Ocultar montantes",
    showAmounts: "Mostrar montantes",
    hiddenAmount: "Montante oculto",
    credit: "Crédito",
    creditStatus: "Estado",
    creditLimit: "Limite",
    creditUsed: "Utilizado",
    creditAvailable: "Crédito disponível",
    creditOutstanding: "Em dívida",
    netPositive: "Líquido positivo",
    netNegative: "Líquido negativo",
    nextDue: "Próximo vencimento",
    nothingDue: "Nada a vencer",
    overdue: "Em atraso",
    withdrawalBlocked: "Levantamentos bloqueados",
    withdrawalBlockedHelp:
      "O serviço bloqueia de momento os levantamentos desta conta. Veja abaixo o que está em dívida e quando vence.",
    empty: "Ainda não há saldos",
    emptyHelp: "Cada moeda desta conta aparece aqui assim que o serviço a apresentar.",
  },
};
