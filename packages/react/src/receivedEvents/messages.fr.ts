import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** French messages of received events. */
export const frEvents: Translation<typeof english> = {
  eventFeed: {
    label: "Événements reçus",
    empty: "Aucun événement pour l’instant",
    emptyHelp: "Les événements apparaissent ici dès qu’ils sont reçus et vérifiés.",
    noSecret: "Les événements ne peuvent pas encore être reçus",
    noSecretHelp:
      "Aucun secret de signature ne permet de les vérifier. Ajoutez un endpoint qui utilise votre récepteur, ou demandez à votre administrateur d’ajouter le secret d’un endpoint existant.",
    noneHere: "Vous n’avez pas accès aux derniers événements.",
    today: "Aujourd’hui",
    yesterday: "Hier",
    pause: "Mettre en pause",
    paused: "En pause",
    resume: "Reprendre",
    waiting: { one: "{count} nouvel événement", other: "{count} nouveaux événements" },
    announced: {
      one: "{count} nouvel événement : {title}.",
      other: "{count} nouveaux événements, le dernier : {title}.",
    },
    showOlder: "Afficher les plus anciens",
    older: "Les événements plus anciens sont conservés, mais pas affichés ici.",
    received: "Reçu",
    occurred: "Survenu",
    eventId: "Identifiant de l’événement",
    payload: "Contenu",
    unordered: "Les événements peuvent arriver en retard et dans le désordre. Vérifiez l’état actuel avant d’agir.",
    setAside: "Mis de côté",
    setAsideHelp: {
      one: "Votre traitement de cet événement a échoué après {count} tentative ({code})",
      other: "Votre traitement de cet événement a échoué après {count} tentatives ({code})",
    },
    setAsideNext:
      "Cet événement est resté sans effet ; les suivants ont été traités. Demandez à votre équipe technique de corriger le traitement et de relancer l’événement {seq}.",
    openDeposit: "Ouvrir le dépôt",
    openWithdrawal: "Ouvrir le retrait",
    openOrder: "Ouvrir l’ordre",
    open: "Ouvrir",
    depositActionRequired: "Dépôt : informations requises",
    depositSuccess: "Dépôt réussi",
    depositFailed: "Échec du dépôt",
    withdrawalSuccess: "Retrait réussi",
    withdrawalPartial: "Retrait partiellement réglé",
    withdrawalFailed: "Échec du retrait",
    exchangeAccepted: "Ordre accepté",
    exchangeFilled: "Ordre exécuté",
    exchangeReplaced: "Ordre remplacé",
    exchangeCancelled: "Ordre annulé",
    exchangeRejected: "Ordre rejeté",
  },
  eventTimeline: {
    title: "Événements",
    empty: "Aucun événement à ce sujet pour le moment.",
    older: "Les événements plus anciens n’ont pas été parcourus.",
  },
};
