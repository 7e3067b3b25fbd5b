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
    withdrawable: "Pode levantar agora",
    withdrawableUnavailable: "Temporariamente indisponível",
    withdrawableUnavailableHelp: "{service} não consegue indicar este montante agora. Não significa zero.",
    withdrawableHelp: "Já deduzido o crédito em dívida",
    withdrawableNotGiven: "Não disponível para esta moeda",
    railEquivalents: "Equivalentes por canal",
    railEquivalentsNotGiven: "Não disponível para esta moeda",
    railEquivalentsNone: "Nenhum",
    hideAmounts: "Ocultar montantes",
    showAmounts: "Mostrar montantes",
    hiddenAmount: "Montante oculto",
    credit: "Crédito",
    creditStatus: "Estado",
    creditLimit: "Limite",
    creditUsed: "Utilizado",
    creditAvailable: "Crédito disponível",
    creditUsage: "{percent}% do limite está utilizado.",
    flow: "Últimos {days} dias: entraram {in}, saíram {out}.",
    flowNone: "nada",
    creditOutstanding: "Em dívida",
    netPositive: "Líquido positivo",
    netNegative: "Líquido negativo",
    nextDue: "Próximo vencimento",
    nothingDue: "Nada a vencer",
    overdue: "Em atraso",
    withdrawalBlocked: "Levantamentos bloqueados",
    withdrawalBlockedHelp:
      "{service} bloqueia os levantamentos desta conta. O montante em dívida e a data de vencimento estão abaixo.",
    empty: "Ainda não há saldos",
    emptyHelp: "As moedas aparecem aqui quando {service} as listar.",
  },
};
