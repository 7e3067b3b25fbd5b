import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** French messages of received events. */
export const frEvents: Translation<typeof english> = {
  eventFeed: {
    label: "Événements reçus",
    empty: "Rien reçu pour l’instant",
    emptyHelp: "Les événements apparaissent ici dès que le récepteur du proxy les a vérifiés et enregistrés.",
    noSecret: "Le récepteur ne peut pas encore prendre d’événements",
    noSecretHelp:
      "Le proxy n’a pas de secret de signature pour les vérifier. Ajoutez un point de réception qui mène au proxy, ou donnez au proxy le secret du vôtre.",
    noneHere: "Aucun des événements les plus récents ne vous est accessible.",
    today: "Aujourd’hui",
    yesterday: "Hier",
    pause: "Mettre en pause",
    paused: "En pause",
    resume: "Reprendre",
    waiting: { one: "{count} nouvel événement", other: "{count} nouveaux événements" },
    announced: {
      one: "{count} nouvel événement : {title}.",
      other: "{count} nouveaux événements, le dernier : {title}.",
    },
    showOlder: "Afficher les plus anciens",
    older: "Les événements plus anciens sont gardés par le proxy, et ne sont pas affichés ici.",
    received: "Reçu",
    occurred: "Survenu",
    eventId: "Identifiant de l’événement",
    payload: "Contenu",
    unordered:
      "Les événements peuvent arriver en retard et dans n’importe quel ordre. Lisez l’état actuel avant d’agir sur l’un d’eux.",
    setAside: "Mis de côté",
    setAsideHelp: {
      one: "Votre traitement a échoué après {count} essai ({code})",
      other: "Votre traitement a échoué après {count} essais ({code})",
    },
    setAsideNext:
      "Rien n’en a tenu compte, et les événements suivants sont passés. Demandez à vos ingénieurs de corriger le traitement et de relancer l’événement {seq}.",
    openDeposit: "Ouvrir le dépôt",
    openWithdrawal: "Ouvrir le retrait",
    openOrder: "Ouvrir l’ordre",
    open: "Ouvrir",
    depositActionRequired: "Un dépôt demande des informations",
    depositSuccess: "Dépôt réussi",
    depositFailed: "Dépôt échoué",
    withdrawalSuccess: "Retrait réussi",
    withdrawalPartial: "Retrait réglé en partie",
    withdrawalFailed: "Retrait échoué",
    exchangeAccepted: "Ordre accepté",
    exchangeFilled: "Ordre exécuté",
    exchangeReplaced: "Ordre remplacé",
    exchangeCancelled: "Ordre annulé",
    exchangeRejected: "Ordre rejeté",
  },
};
