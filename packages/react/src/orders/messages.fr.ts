import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** French messages of orders. */
export const frOrders: Translation<typeof english> = {
  orders: {
    order: "Ordre",
    buy: "Achat de {what} contre {quote}",
    sell: "Vente de {what} contre {quote}",
    buyOnly: "Achat de {what}",
    sellOnly: "Vente de {what}",
    waiting: "En attente",
    filling: "En cours",
    filled: "Exécuté",
    partlyFilled: "Exécuté en partie",
    cancelled: "Annulé",
    rejected: "Rejeté",
    open: "Ouvrir l’ordre",
  },
  orderDetail: {
    label: "Ordre",
    filledOf: "{filled} sur {amount} exécutés",
    remainder: "Le reste non exécuté, soit {amount}, a été annulé.",
    unknown: "{service} indique un statut que nous ne reconnaissons pas.",
    market: "Marché",
    price: "Prix",
    averagePrice: "Prix moyen",
    id: "Identifiant de l’ordre",
    quoteId: "Identifiant de la cotation",
    created: "Créé",
    updated: "Mis à jour",
    otherFields: "Autres champs",
  },
};
