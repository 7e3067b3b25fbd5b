import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** French messages of charts. */
export const frCharts: Translation<typeof english> = {
  charts: {
    range: "Période",
    showTable: "Afficher en tableau",
    showChart: "Afficher en graphique",
    cursor: "{title} : lisez chaque point avec les touches fléchées",
    time: "Heure",
    high: "Plus haut",
    low: "Plus bas",
    notSampled: "Aucun relevé",
    since: "depuis {time}",
    sampledSince: "Relevés depuis {time} (intervalle : {step}). Les trous sont des périodes sans relevé.",
    olderPoints: "Seuls les {count} derniers points sont affichés.",
    emptyRange: "Aucun cours sur cette période",
    emptyRangeHelp:
      "Les cours sont relevés tant que quelqu’un les consulte. Choisissez une période plus longue ou attendez le prochain relevé.",
    neverSampled: "Aucun cours pour l’instant",
    neverSampledHelp:
      "{service} ne fournit pas d’historique. Les relevés commencent maintenant, tant que quelqu’un consulte ces cours.",
  },
  priceChart: {
    title: "{pair}, cours",
    price: "Cours",
    dayHigh: "Haut 24 h {price}",
    dayLow: "Bas 24 h {price}",
    dayOpen: "Ouverture 24 h {price}",
    summary:
      "De {from} à {to} : premier {first}, dernier {last}, plus bas {low} à {lowAt}, plus haut {high} à {highAt}. Interruptions des relevés : {gaps}.",
  },
  spreadChart: {
    title: "{pair}, spread",
    spread: "Spread",
    bid: "Acheteur",
    ask: "Vendeur",
    summary: "De {from} à {to} : dernier spread {last}, minimum {low} à {lowAt}, maximum {high} à {highAt}.",
  },
  moversChart: {
    title: "Plus fortes variations sur 24 heures",
    pair: "Marché",
    change: "Sur 24 h",
    last: "Dernier cours",
    empty: "Aucune variation",
    emptyHelp: "Les marchés apparaissent ici quand leur cours diffère de celui d’il y a 24 heures.",
    summary: "Plus fortes variations : {up} en hausse, {down} en baisse.",
  },
  balanceChart: {
    title: "Soldes par devise",
    currency: "Devise",
    ownScale: "Chaque devise a sa propre échelle. Ne comparez les longueurs qu’au sein d’une même devise.",
    available: "Disponible",
    locked: "Réservé",
    total: "Total",
    withdrawable: "Retirable maintenant",
    withdrawableUnavailable: "Le montant retirable est momentanément inconnu. Cela ne veut pas dire zéro.",
    empty: "Aucun solde pour l’instant",
    emptyHelp: "Les devises apparaissent ici quand {service} les communique.",
  },
  balanceHistory: {
    title: "Solde {currency}",
    currency: "Devise",
    downloadCsv: "Télécharger en CSV",
    hidden: "Les montants sont masqués.",
    in: "Entrées",
    out: "Sorties",
    held: "Retenus",
    day: "Jour",
    days: "{title} par jour",
    movements: "Transactions sur cette période. Entrées : {in}. Sorties : {out}. Retenues : {held}.",
    movementsSince:
      "Les transactions sont indiquées depuis {time}. Chargez les plus anciennes dans la liste des transactions.",
    summary:
      "Du {from} au {to}, disponible : au début {first}, à la fin {last}, minimum {low} le {lowAt}, maximum {high} le {highAt}. Interruptions des relevés : {gaps}.",
    neverSampled: "Pas encore d’historique des soldes",
    neverSampledHelp:
      "{service} ne fournit pas d’historique des soldes. Demandez à votre administrateur d’activer le relevé des soldes.",
    emptyRange: "Aucun solde sur cette période",
    emptyRangeHelp: "Choisissez une période plus longue ou attendez le prochain relevé.",
    empty: "Aucun solde pour l’instant",
    emptyHelp: "Les devises apparaissent ici quand {service} les communique.",
  },
};
