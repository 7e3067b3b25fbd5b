import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** French messages of quotes and the orders they become. */
export const frQuotes: Translation<typeof english> = {
  quoteAccept: {
    title: "Accepter la cotation",
    quote: "Cotation",
    copyQuote: "Copier l’identifiant de la cotation",
    buy: "Achat",
    sell: "Vente",
    amount: "Montant",
    price: "Prix",
    amountQuote: "Au total",
    expires: "Expire",
    expiresHelp: "Le prix est maintenu jusqu’à cette heure.",
    consequence:
      "Accepter crée aussitôt un ordre. Il peut n’être exécuté qu’en partie ; ce qui ne l’est pas est annulé.",
    accept: "Accepter la cotation",
    accepting: "Acceptation…",
    askingAgainTitle: "Pas encore de réponse",
    askingAgainHelp: "La même cotation est renvoyée, essai {attempt}. Cela ne crée jamais de second ordre.",
    uncertainTitle: "Aucune réponse n’est arrivée",
    uncertainHelp:
      "La cotation est peut-être acceptée, peut-être pas. Redemander avec la même cotation permet de le savoir, et ne crée jamais de second ordre.",
    askAgain: "Redemander",
    expiredTitle: "La cotation a expiré",
    expiredHelp:
      "Elle n’a pas été acceptée et rien n’a été échangé. Les prix ont bougé : il faut une nouvelle cotation.",
    requestFresh: "Demander une nouvelle cotation",
    notFoundTitle: "Cotation introuvable",
    notFoundHelp: "Elle n’existe pas, ou appartient à un autre compte. Rien n’a été échangé.",
    acceptedTitle: "Cotation acceptée",
    order: "Ordre",
    copyOrder: "Copier l’identifiant de l’ordre",
    acceptedAt: "Acceptée",
    status: "État",
    filled: "Exécuté",
    filledOf: "{filled} sur {amount}",
    cancelled: "Annulé",
    orderLoading: "Lecture de l’ordre…",
    orderErrorTitle: "L’ordre ne peut pas être lu pour l’instant",
    orderErrorHelp: "La cotation est bel et bien acceptée. Conservez l’identifiant de l’ordre.",
    waiting: "Rien n’est encore exécuté.",
    filling: "Une partie est exécutée pour l’instant. Ce qui ne le sera pas à la fin est annulé.",
    filledAll: "Tout est exécuté.",
    partlyFilled: "Une partie a été exécutée. Le reste n’a pas trouvé de contrepartie et a été annulé.",
    cancelledAll: "Rien n’a été exécuté, et l’ordre a été annulé. Rien n’a été échangé.",
    rejected: "L’ordre a été rejeté. Rien n’a été échangé.",
    unknown: "Ce kit ne connaît pas cet état. Cherchez l’ordre par son identifiant.",
  },
};
