import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** French messages of prices. */
export const frMarkets: Translation<typeof english> = {
  tickerTable: {
    label: "Marchés, dernières 24 heures",
    search: "Chercher un marché",
    clearSearch: "Effacer la recherche",
    shown: { one: "{shown} marché sur {count}", other: "{shown} marchés sur {count}" },
    total: { one: "{count} marché", other: "{count} marchés" },
    noMatch: "Aucun marché ne correspond à « {search} ».",
    empty: "Aucun marché pour l’instant",
    emptyHelp: "Les paires apparaissent ici dès que le service les propose.",
    noneMarked: "Aucun favori ici",
    noneMarkedHelp: "Marquez un marché de son étoile, et vous le retrouverez ici.",
    showAll: "Afficher tous les marchés",
    favourite: "Mettre {pair} en favori",
    favourites: "Favoris",
    quotes: "Prix en",
    allQuotes: "Tous",
    columns: "Colonnes",
    saveCsv: "Enregistrer en CSV",
    summary: "Sur 24 heures : {up} en hausse, {down} en baisse, {flat} inchangés.",
    rangeLabel: "Plus bas {low}, ouverture à {open}, maintenant {last}, plus haut {high}",
    pair: "Marché",
    last: "Dernier prix",
    change: "Variation",
    changePercent: "24 h",
    low: "Plus bas",
    range: "Amplitude",
    high: "Plus haut",
    bid: "Achat",
    ask: "Vente",
    spread: "Écart",
    volume: "Volume",
    volumeQuote: "Chiffre d’affaires",
  },
  tickerCard: {
    label: "{pair}, dernières 24 heures",
    missing: "Aucun prix pour ce marché",
    missingHelp: "Le service ne le propose pas actuellement.",
  },
  tickerStrip: {
    label: "Prix",
    missing: "Aucun prix",
  },
};
