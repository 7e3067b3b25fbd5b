import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** Portuguese messages of charts. */
export const ptCharts: Translation<typeof english> = {
  charts: {
    range: "Período",
    showTable: "Mostrar como tabela",
    showChart: "Mostrar como gráfico",
    cursor: "{title}: percorra os pontos com as setas",
    time: "Hora",
    high: "Máximo",
    low: "Mínimo",
    notSampled: "Sem amostra",
    since: "desde {time}",
    sampledSince: "Amostras desde {time}, a cada {step}. A linha interrompe-se quando não há amostras.",
    olderPoints: "Estão listados os {count} mais recentes.",
    emptyRange: "Sem preços neste período",
    emptyRangeHelp:
      "Os preços são recolhidos enquanto alguém os acompanha. Escolha um período maior ou aguarde a próxima amostra.",
    neverSampled: "Ainda sem preços",
    neverSampledHelp:
      "O serviço não tem histórico de preços. São recolhidos a partir de agora, enquanto alguém os acompanha.",
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
    title: "{pair}, diferencial",
    spread: "Diferencial",
    bid: "Compra",
    ask: "Venda",
    summary:
      "De {from} a {to}: último diferencial {last}, o mais estreito {low} em {lowAt}, o mais largo {high} em {highAt}.",
  },
  moversChart: {
    title: "Maiores variações em 24 horas",
    pair: "Mercado",
    change: "Em 24 h",
    last: "Último preço",
    empty: "Nenhum mercado se moveu",
    emptyHelp: "Os mercados aparecem aqui quando o preço difere do de há 24 horas.",
    summary: "{up} subidas e {down} descidas, as maiores de cada lado.",
  },
  balanceChart: {
    title: "Saldos por moeda",
    currency: "Moeda",
    ownScale: "Cada moeda tem a sua própria escala: os comprimentos só se comparam dentro de uma moeda.",
    available: "Disponível",
    locked: "Bloqueado",
    total: "Saldo total",
    withdrawable: "Levantável agora",
    withdrawableUnavailable: "O valor levantável está temporariamente indisponível. Isto não significa zero.",
    empty: "Ainda não há saldos",
    emptyHelp: "Cada moeda desta conta aparece aqui assim que o serviço a apresentar.",
  },
};
