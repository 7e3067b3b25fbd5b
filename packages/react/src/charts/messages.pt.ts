import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** Portuguese messages of charts. */
export const ptCharts: Translation<typeof english> = {
  charts: {
    range: "Período",
    showTable: "Ver como tabela",
    showChart: "Ver como gráfico",
    cursor: "{title}: use as setas para ler cada ponto",
    time: "Hora",
    high: "Máximo",
    low: "Mínimo",
    notSampled: "Sem amostras",
    since: "desde {time}",
    sampledSince: "Uma amostra a cada {step} desde {time}. As interrupções são períodos sem amostras.",
    olderPoints: "Mostramos os {count} pontos mais recentes.",
    emptyRange: "Sem preços neste período",
    emptyRangeHelp:
      "Os preços são recolhidos enquanto alguém os consulta. Escolha um período maior ou aguarde a próxima amostra.",
    neverSampled: "Ainda não há preços",
    neverSampledHelp:
      "{service} não tem histórico de preços. A recolha começa agora, enquanto alguém consulta estes preços.",
  },
  priceChart: {
    title: "{pair}, preço",
    price: "Preço",
    dayHigh: "Máximo 24 h {price}",
    dayLow: "Mínimo 24 h {price}",
    dayOpen: "Abertura 24 h {price}",
    summary:
      "De {from} a {to}: primeiro {first}, último {last}, mínimo {low} em {lowAt}, máximo {high} em {highAt}. Interrupções nas amostras: {gaps}.",
  },
  spreadChart: {
    title: "{pair}, spread",
    spread: "Spread",
    bid: "Compra",
    ask: "Venda",
    summary: "De {from} a {to}: último spread {last}, mais estreito {low} em {lowAt}, mais largo {high} em {highAt}.",
  },
  moversChart: {
    title: "Maiores variações em 24 horas",
    pair: "Mercado",
    change: "24 h",
    last: "Último preço",
    empty: "Sem variações de preço",
    emptyHelp: "Os mercados aparecem aqui quando o preço difere do de há 24 horas.",
    summary: "Maiores variações: {up} a subir, {down} a descer.",
  },
  balanceChart: {
    title: "Saldos por moeda",
    currency: "Moeda",
    ownScale: "Cada moeda tem a sua própria escala. Compare comprimentos só dentro da mesma moeda.",
    available: "Disponível",
    locked: "Cativo",
    total: "Total",
    withdrawable: "Pode levantar agora",
    withdrawableUnavailable: "O montante que pode levantar está temporariamente indisponível. Não significa zero.",
    empty: "Ainda não há saldos",
    emptyHelp: "As moedas aparecem aqui quando {service} as listar.",
  },
  balanceHistory: {
    title: "Saldo {currency}",
    currency: "Moeda",
    downloadCsv: "Descarregar CSV",
    hidden: "Os montantes estão ocultos.",
    in: "Entradas",
    out: "Saídas",
    held: "Retidos",
    day: "Dia",
    days: "{title} por dia",
    movements: "Transações neste período. Entradas: {in}. Saídas: {out}. Retidas: {held}.",
    movementsSince: "As transações estão assinaladas desde {time}. Carregue as mais antigas na lista de transações.",
    summary:
      "De {from} a {to}, disponível: primeiro {first}, último {last}, mínimo {low} em {lowAt}, máximo {high} em {highAt}. Interrupções na recolha: {gaps}.",
    neverSampled: "Ainda não há histórico de saldos",
    neverSampledHelp: "{service} não tem histórico de saldos. Peça ao administrador que ative a recolha de saldos.",
    emptyRange: "Não há saldos neste período",
    emptyRangeHelp: "Escolha um período mais longo ou aguarde pela próxima recolha.",
    empty: "Ainda não há saldos",
    emptyHelp: "As moedas aparecem aqui quando {service} as listar.",
  },
};
