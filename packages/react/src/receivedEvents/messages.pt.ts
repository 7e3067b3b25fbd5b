import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** Portuguese messages of received events. */
export const ptEvents: Translation<typeof english> = {
  eventFeed: {
    label: "Eventos recebidos",
    empty: "Ainda não há eventos",
    emptyHelp: "Os eventos aparecem aqui assim que são recebidos e verificados.",
    noSecret: "Ainda não é possível receber eventos",
    noSecretHelp:
      "Falta um segredo de assinatura para os verificar. Adicione um endpoint que use o seu recetor, ou peça ao administrador que adicione o segredo de um que já exista.",
    noneHere: "Não tem acesso aos eventos mais recentes.",
    today: "Hoje",
    yesterday: "Ontem",
    pause: "Pausar",
    paused: "Em pausa",
    resume: "Retomar",
    waiting: { one: "{count} evento novo", other: "{count} eventos novos" },
    announced: { one: "{count} evento novo: {title}.", other: "{count} eventos novos, o mais recente: {title}." },
    showOlder: "Mostrar eventos mais antigos",
    older: "Os eventos mais antigos estão guardados, mas não são mostrados aqui.",
    received: "Recebido",
    occurred: "Ocorrido",
    eventId: "ID do evento",
    payload: "Conteúdo",
    unordered: "Os eventos podem chegar tarde e fora de ordem. Confirme o estado atual antes de agir.",
    setAside: "Posto de parte",
    setAsideHelp: {
      one: "O seu código falhou neste evento após {count} tentativa ({code})",
      other: "O seu código falhou neste evento após {count} tentativas ({code})",
    },
    setAsideNext:
      "Nada foi feito, e os eventos seguintes foram processados. Peça à equipa técnica que corrija o código e volte a processar o evento {seq}.",
    openDeposit: "Abrir depósito",
    openWithdrawal: "Abrir levantamento",
    openOrder: "Abrir ordem",
    open: "Abrir",
    depositActionRequired: "Depósito precisa de dados",
    depositSuccess: "Depósito concluído",
    depositFailed: "Depósito falhado",
    withdrawalSuccess: "Levantamento concluído",
    withdrawalPartial: "Levantamento liquidado em parte",
    withdrawalFailed: "Levantamento falhado",
    exchangeAccepted: "Ordem aceite",
    exchangeFilled: "Ordem executada",
    exchangeReplaced: "Ordem substituída",
    exchangeCancelled: "Ordem cancelada",
    exchangeRejected: "Ordem rejeitada",
  },
  eventTimeline: {
    title: "Eventos",
    empty: "Ainda não há eventos sobre isto.",
    older: "Os eventos mais antigos não foram pesquisados.",
  },
};
