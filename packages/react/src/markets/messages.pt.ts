import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** Portuguese messages of prices. */
export const ptMarkets: Translation<typeof english> = {
  tickerTable: {
    label: "Mercados, últimas 24 horas",
    search: "Pesquisar mercados",
    clearSearch: "Limpar pesquisa",
    shown: { one: "{shown} de {count} mercado", other: "{shown} de {count} mercados" },
    total: { one: "{count} mercado", other: "{count} mercados" },
    noMatch: "Nenhum mercado corresponde a «{search}».",
    empty: "Ainda não há mercados",
    emptyHelp: "Os pares de negociação aparecem aqui quando {service} os listar.",
    noneMarked: "Sem favoritos",
    noneMarkedHelp: "Marque um mercado com a estrela e veja-o aqui.",
    showAll: "Mostrar todos os mercados",
    favourite: "Marcar {pair} como favorito",
    unmarked: "{pair} já não é um favorito",
    favourites: "Favoritos",
    quotes: "Preços em",
    allQuotes: "Todos",
    columns: "Colunas",
    saveCsv: "Descarregar CSV",
    summary: "Em 24 horas: {up} a subir, {down} a descer, {flat} sem alteração.",
    rangeLabel: "Mínimo {low}, abertura {open}, último {last}, máximo {high}",
    pair: "Mercado",
    last: "Último preço",
    change: "Variação",
    changePercent: "24 h",
    trend: "Tendência",
    low: "Mínimo",
    range: "Intervalo",
    high: "Máximo",
    bid: "Compra",
    ask: "Venda",
    spread: "Spread",
    volume: "Volume",
    volumeQuote: "Valor transacionado",
  },
  sparkline: {
    label: "De {first} às {from} a {last} às {to}",
  },
  tickerCard: {
    label: "{pair}, últimas 24 horas",
    missing: "Sem preços para este mercado",
    missingHelp: "{service} não lista este mercado.",
  },
  tickerStrip: {
    label: "Preços",
    missing: "Sem preços",
  },
};
