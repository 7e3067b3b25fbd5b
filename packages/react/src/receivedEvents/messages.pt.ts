import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** Portuguese messages of received events. */
export const ptEvents: Translation<typeof english> = {
  eventFeed: {
    label: "Eventos recebidos",
    empty: "Ainda nada foi recebido",
    emptyHelp: "Os eventos aparecem aqui assim que o recetor do proxy os verifica e guarda.",
    noSecret: "O recetor ainda não pode receber eventos",
    noSecretHelp:
      "O proxy não tem segredo de assinatura para os verificar. Adicione um ponto de receção que aponte para o proxy, ou dê ao proxy o segredo do seu.",
    noneHere: "Nenhum dos eventos mais recentes é um que possa ver.",
    today: "Hoje",
    yesterday: "Ontem",
    pause: "Pausar",
    paused: "Em pausa",
    resume: "Retomar",
    waiting: { one: "{count} evento novo", other: "{count} eventos novos" },
    announced: { one: "{count} evento novo: {title}.", other: "{count} eventos novos, o mais recente: {title}." },
    showOlder: "Mostrar eventos mais antigos",
    older: "Os eventos mais antigos ficam no proxy e não são mostrados aqui.",
    received: "Recebido",
    occurred: "Ocorrido",
    eventId: "ID do evento",
    payload: "Conteúdo",
    unordered: "Os eventos podem chegar tarde e por qualquer ordem. Leia o estado atual antes de agir sobre um deles.",
    setAside: "Posto de parte",
    setAsideHelp: {
      one: "O seu tratamento falhou ao fim de {count} tentativa ({code})",
      other: "O seu tratamento falhou ao fim de {count} tentativas ({code})",
    },
    setAsideNext:
      "Nada agiu sobre ele, e os eventos seguintes avançaram. Peça aos seus engenheiros que corrijam o tratamento e voltem a tratar o evento {seq}.",
    openDeposit: "Abrir depósito",
    openWithdrawal: "Abrir levantamento",
    openOrder: "Abrir ordem",
    open: "Abrir",
    depositActionRequired: "Depósito precisa de informação",
    depositSuccess: "Depósito bem-sucedido",
    depositFailed: "Depósito falhado",
    withdrawalSuccess: "Levantamento bem-sucedido",
    withdrawalPartial: "Levantamento liquidado em parte",
    withdrawalFailed: "Levantamento falhado",
    exchangeAccepted: "Ordem aceite",
    exchangeFilled: "Ordem executada",
    exchangeReplaced: "Ordem substituída",
    exchangeCancelled: "Ordem cancelada",
    exchangeRejected: "Ordem rejeitada",
  },
};
