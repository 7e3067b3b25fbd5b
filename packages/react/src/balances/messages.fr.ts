import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** French messages of balances. */
export const frBalances: Translation<typeof english> = {
  balanceOverview: {
    label: "Soldes",
    available: "Disponible",
    locked: "Réservé",
    lockedHelp: "Engagé dans des opérations en cours",
    total: "Total",
    withdrawable: "Retirable maintenant",
    withdrawableUnavailable: "Momentanément inconnu",
    withdrawableUnavailableHelp: "{service} ne peut pas donner ce montant pour l’instant. Cela ne veut pas dire zéro.",
    withdrawableHelp: "Après déduction de l’encours de crédit",
    withdrawableNotGiven: "Non communiqué pour cette devise",
    railEquivalents: "Équivalents par réseau",
    railEquivalentsNotGiven: "Non communiqué pour cette devise",
    railEquivalentsNone: "Aucun",
    hideAmounts: "Masquer les montants",
    showAmounts: "Afficher les montants",
    hiddenAmount: "Montant masqué",
    credit: "Crédit",
    creditStatus: "Statut",
    creditLimit: "Plafond",
    creditUsed: "Utilisé",
    creditAvailable: "Crédit disponible",
    creditUsage: "{percent} % du plafond est utilisé.",
    flow: "Sur {days} jours : {in} reçus, {out} sortis.",
    flowNone: "rien",
    creditOutstanding: "Encours",
    netPositive: "Net positif",
    netNegative: "Net négatif",
    nextDue: "Prochaine échéance",
    nothingDue: "Aucune échéance",
    overdue: "En retard",
    withdrawalBlocked: "Retraits bloqués",
    withdrawalBlockedHelp:
      "{service} bloque les retraits de ce compte. L’encours et son échéance sont indiqués ci-dessous.",
    empty: "Aucun solde pour l’instant",
    emptyHelp: "Les devises apparaissent ici quand {service} les communique.",
  },
};
