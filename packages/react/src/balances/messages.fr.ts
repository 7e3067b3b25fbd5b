import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** French messages of balances. */
export const frBalances: Translation<typeof english> = {
  balanceOverview: {
    label: "Soldes",
    available: "Disponible",
    locked: "Bloqué",
    lockedHelp: "Réservé aux opérations en cours",
    total: "Total",
    withdrawable: "Retirable maintenant",
    withdrawableUnavailable: "Momentanément indisponible",
    withdrawableUnavailableHelp: "Le service ne peut pas le dire pour l’instant. Cela ne veut pas dire zéro.",
    withdrawableHelp: "Tient compte du crédit en cours, et peut donc être inférieur au disponible.",
    withdrawableNotGiven: "Non indiqué pour cette devise",
    railEquivalents: "Équivalents par réseau",
    railEquivalentsNotGiven: "Non indiqué pour cette devise",
    railEquivalentsNone: "Aucun",
    hideAmounts: "Masquer les montants",
    showAmounts: "Afficher les montants",
    hiddenAmount: "Montant masqué",
    credit: "Crédit",
    creditStatus: "État",
    creditLimit: "Plafond",
    creditUsed: "Utilisé",
    creditAvailable: "Crédit disponible",
    creditOutstanding: "Encours",
    netPositive: "Net positif",
    netNegative: "Net négatif",
    nextDue: "Prochaine échéance",
    nothingDue: "Rien à échéance",
    overdue: "En retard",
    withdrawalBlocked: "Retraits bloqués",
    withdrawalBlockedHelp:
      "Le service bloque pour l’instant les retraits de ce compte. Vous voyez ci-dessous ce qui est dû, et quand.",
    empty: "Aucun solde pour l’instant",
    emptyHelp: "Chaque devise de ce compte apparaît ici dès que le service la mentionne.",
  },
};
