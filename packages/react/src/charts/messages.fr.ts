import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** French messages of charts. */
export const frCharts: Translation<typeof english> = {
  charts: {
    range: "Période",
    showTable: "Afficher en tableau",
    showChart: "Afficher en graphique",
    cursor: "{title} : parcourez les points avec les flèches",
    time: "Heure",
    high: "Haut",
    low: "Bas",
    notSampled: "Aucun relevé",
    since: "depuis {time}",
    sampledSince: "Relevés depuis {time}, à intervalle de {step}. La ligne s’interrompt quand il n’y a pas de relevé.",
    olderPoints: "Les {count} plus récents sont listés.",
    emptyRange: "Aucun prix sur cette période",
    emptyRangeHelp:
      "Les prix sont relevés tant que quelqu’un les suit. Choisissez une période plus longue, ou attendez le prochain relevé.",
    neverSampled: "Pas encore de prix",
    neverSampledHelp:
      "Le service n’a pas d’historique des prix. Ils sont désormais relevés, tant que quelqu’un les suit.",
  },
  priceChart: {
    title: "{pair}, prix",
    price: "Prix",
    dayHigh: "Haut 24 h {price}",
    dayLow: "Bas 24 h {price}",
    dayOpen: "Ouverture 24 h {price}",
    summary:
      "De {from} à {to} : premier {first}, dernier {last}, plus bas {low} à {lowAt}, plus haut {high} à {highAt}. Interruptions des relevés : {gaps}.",
  },
  spreadChart: {
    title: "{pair}, écart",
    spread: "Écart",
    bid: "Achat",
    ask: "Vente",
    summary:
      "De {from} à {to} : dernier écart {last}, le plus étroit {low} à {lowAt}, le plus large {high} à {highAt}.",
  },
  moversChart: {
    title: "Plus fortes variations sur 24 heures",
    pair: "Marché",
    change: "Sur 24 h",
    last: "Dernier prix",
    empty: "Aucun marché n’a bougé",
    emptyHelp: "Les marchés apparaissent ici dès que leur prix diffère de celui d’il y a 24 heures.",
    summary: "{up} hausses et {down} baisses, les plus fortes de chaque sens.",
  },
  balanceChart: {
    title: "Soldes par devise",
    currency: "Devise",
    ownScale: "Chaque devise a sa propre échelle : les longueurs ne se comparent qu’au sein d’une devise.",
    available: "Disponible",
    locked: "Bloqué",
    total: "Solde total",
    withdrawable: "Retirable maintenant",
    withdrawableUnavailable: "Le montant retirable est momentanément indisponible. Cela ne veut pas dire zéro.",
    empty: "Aucun solde pour l’instant",
    emptyHelp: "Chaque devise de ce compte apparaît ici dès que le service la mentionne.",
  },
};
