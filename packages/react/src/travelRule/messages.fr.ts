import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** French messages of the Travel Rule: the queue of held deposits and the form about a sender. */
export const frTravelRule: Translation<typeof english> = {
  travelRuleForm: {
    title: "Qui a envoyé ce dépôt",
    amount: "Dépôt",
    received: "Reçu",
    reference: "Référence",
    transaction: "Opération",
    held: "Les fonds restent indisponibles jusqu’à la levée du blocage, même une fois les réponses envoyées.",
    privacy:
      "Votre saisie reste dans cette page jusqu’à l’envoi. Elle n’est ni conservée dans le navigateur, ni inscrite dans un journal.",
    choose: "Choisir",
    countries: "Pays",
    countryPlaceholder: "Chercher un pays",
    countryHelp: "Envoyé sous forme de code à trois lettres.",
    purposeNotSent:
      "Demandé, mais non envoyé : le service ne dit pas qu’il l’accepte. La personne qui exploite le proxy peut l’activer.",
    unknownNotSent: "Demandé, mais non envoyé : on ne sait pas comment l’envoyer.",
    required: "À remplir.",
    tooLong: "C’est trop long.",
    send: "Envoyer les réponses",
    sendAgain: "Renvoyer",
    sending: "Envoi…",
    clear: "Effacer",
    submittedTitle: "Les réponses ont été envoyées",
    submittedHelp:
      "Les fonds restent indisponibles jusqu’à ce que le service ait validé le dépôt. On ne vous demande rien de plus.",
    answerAgain: "Répondre à nouveau",
    againHelp:
      "Vous pouvez répondre à nouveau. Si les nouvelles réponses remplacent les premières, le service ne le dit pas.",
    otherTitle: "État : {status}",
    otherHelp: "Ce kit ne connaît pas cet état. Les fonds sont peut-être encore indisponibles.",
    successTitle: "Le dépôt est terminé",
    successHelp: "C’est ce qu’indique la liste des opérations. Vos soldes montrent ce qui est disponible.",
    failedTitle: "Le dépôt a échoué",
    failedHelp: "C’est ce qu’indique la liste des opérations. Rien n’a été crédité.",
    notFoundTitle: "Rien n’est demandé sur ce dépôt",
    notFoundHelp:
      "Ce dépôt n’existe pas, appartient à un autre compte, ou ne demande aucune information sur l’expéditeur. Le service ne précise pas.",
    notFoundKept: "Votre saisie est conservée.",
    conflictTitle: "Le service n’a pas accepté les réponses",
    conflictHelp: "Le dépôt a changé depuis ; le service n’en dit pas plus. Votre saisie est encore là.",
    refusedTitle: "Le service n’a pas accepté les réponses",
    refusedHelp: "L’une d’elles n’est pas valable. Vérifiez-les une à une. Votre saisie est encore là.",
    sessionTitle: "Votre session est terminée",
    sessionHelp:
      "Rien n’a été envoyé. Reconnectez-vous, dans un autre onglet si vous voulez. Votre saisie est encore là.",
    signedIn: "Je me suis reconnecté",
    uncertainTitle: "Aucune réponse n’est arrivée",
    uncertainHelp:
      "L’envoi est peut-être arrivé, peut-être pas. Le renvoyer est sans risque. Votre saisie est encore là.",
  },
  travelRuleQueue: {
    label: "Dépôts en attente d’informations sur l’expéditeur",
    count: {
      one: "{count} dépôt attend des informations sur l’expéditeur",
      other: "{count} dépôts attendent des informations sur l’expéditeur",
    },
    deposit: "Dépôt",
    received: "Reçu",
    reference: "Référence",
    actions: "Actions",
    answer: "Répondre",
    answerOf: "Répondre pour le dépôt de {amount}, {reference}",
    continueDraft: "Reprendre le brouillon",
    continueDraftOf: "Reprendre le brouillon pour le dépôt de {amount}, {reference}",
    empty: "Aucun dépôt n’est retenu",
    emptyHelp: "Ceux qui demandent des informations sur l’expéditeur apparaissent ici d’eux-mêmes.",
  },
};
