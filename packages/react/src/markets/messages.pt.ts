import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** Portuguese messages of prices. */
export const ptMarkets: Translation<typeof english> = {
  tickerTable: {
    label: "Mercados, últimas 24 horas",
    search: "Procurar mercados",
    clearSearch: "Limpar a procura",
    shown: { one: "{shown} de {count} mercado", other: "{shown} de {count} mercados" },
    total: { one: "{count} mercado", other: "{count} mercados" },
    noMatch: "Nenhum mercado corresponde a «{search}».",
    empty: "Ainda não há mercados",
    emptyHelp: "Os pares aparecem aqui assim que o serviço os apresentar.",
    noneMarked: "Não há favoritos aqui",
    noneMarkedHelp: "Marque um mercado com a estrela e passa a encontrá-lo aqui.",
    showAll: "Mostrar todos os mercados",
    favourite: "Marcar {pair} como favorito",
    favourites: "Favoritos",
    quotes: "Preços em",
    allQuotes: "Todos",
    columns: "Colunas",
    saveCsv: "Guardar como CSV",
    summary: "Em 24 horas: {up} a subir, {down} a descer, {flat} sem alteração.",
    rangeLabel: "Mínimo {low}, abertura a {open}, agora {last}, máximo {high}",
    pair: "Mercado",
    last: "Último preço",
    change: "Variação",
    changePercent: "24 h",
    low: "Mínimo",
    range: "Intervalo",
    high: "Máximo",
    bid: "Compra",
    ask: "Venda",
    spread: "Diferencial",
    volume: "Volume",
    volumeQuote: "Valor transacionado",
  },
  tickerCard: {
    label: "{pair}, últimas 24 horas",
    missing: "Não há preços para este mercado",
    missingHelp: "O serviço não o apresenta de momento.",
  },
  tickerStrip: {
    label: "Preços",
    missing: "Sem preços",
  },
};
