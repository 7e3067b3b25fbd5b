import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** French messages of transactions. */
export const frTransactions: Translation<typeof english> = {
  transactions: {
    transaction: "Transaction",
    deposit: "Dépôt",
    withdrawal: "Retrait",
    fiat: "Virement bancaire",
    crypto: "Crypto",
    pending: "En attente",
    actionRequired: "Retenu",
    success: "Terminé",
    partial: "Réglé en partie",
    failed: "Échoué",
    settled: "{amount} réglés",
  },
  transactionList: {
    label: "Transactions",
    search: "Rechercher des transactions",
    typeAll: "Toutes",
    typeDeposits: "Dépôts",
    typeWithdrawals: "Retraits",
    type: "Type",
    rail: "Réseau",
    railAll: "Tous les réseaux",
    currency: "Devise",
    currencyAll: "Toutes les devises",
    status: "Statut",
    statusAll: "Tous les statuts",
    total: { one: "{count} transaction", other: "{count} transactions" },
    shown: "{shown} sur {total}",
    saveCsv: "Télécharger en CSV",
    amount: "Montant",
    created: "Créée",
    empty: "Aucune transaction pour le moment",
    emptyHelp: "Les dépôts et les retraits apparaissent ici dès que {service} les signale.",
    noMatch: "Aucune transaction correspondante",
    noMatchHelp: "Aucune transaction ne correspond à la recherche et aux filtres.",
    clear: "Effacer la recherche et les filtres",
  },
};
