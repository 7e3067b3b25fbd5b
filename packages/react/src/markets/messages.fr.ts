import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** French messages of prices. */
export const frMarkets: Translation<typeof english> = {
  tickerTable: {
    label: "Marchés, dernières 24 heures",
    search: "Rechercher un marché",
    clearSearch: "Effacer la recherche",
    shown: { one: "Marchés : {shown} sur {count}", other: "Marchés : {shown} sur {count}" },
    total: { one: "{count} marché", other: "{count} marchés" },
    noMatch: "Aucun marché ne correspond à « {search} ».",
    empty: "Aucun marché pour l’instant",
    emptyHelp: "Les paires apparaissent ici quand {service} les propose.",
    noneMarked: "Aucun favori",
    noneMarkedHelp: "Cliquez sur l’étoile d’un marché pour le retrouver ici.",
    showAll: "Afficher tous les marchés",
    favourite: "Mettre {pair} en favori",
    unmarked: "{pair} n’est plus un favori",
    favourites: "Favoris",
    quotes: "Cours en",
    allQuotes: "Tous",
    columns: "Colonnes",
    saveCsv: "Télécharger en CSV",
    summary: "Sur 24 heures : {up} en hausse, {down} en baisse, {flat} sans changement.",
    rangeLabel: "Plus bas {low}, ouverture {open}, dernier {last}, plus haut {high}",
    pair: "Marché",
    last: "Dernier cours",
    change: "Variation",
    changePercent: "24 h",
    trend: "Tendance",
    low: "Plus bas",
    range: "Amplitude",
    high: "Plus haut",
    bid: "Acheteur",
    ask: "Vendeur",
    spread: "Spread",
    volume: "Volume",
    volumeQuote: "Capitaux échangés",
  },
  sparkline: {
    label: "De {first} à {from} jusqu’à {last} à {to}",
  },
  tickerCard: {
    label: "{pair}, dernières 24 heures",
    missing: "Aucun cours pour ce marché",
    missingHelp: "{service} ne propose pas ce marché.",
  },
  tickerStrip: {
    label: "Cours",
    missing: "Aucun cours",
  },
};
