import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** French messages of the tasks that wait for a person. */
export const frAttention: Translation<typeof english> = {
  attentionList: {
    label: "À traiter",
    unknownPayments: {
      one: "L’issue de {count} paiement est inconnue",
      many: "L’issue de {count} paiements est inconnue",
      other: "L’issue de {count} paiements est inconnue",
    },
    unknownBatches: {
      one: "L’issue de {count} paiement groupé est inconnue",
      many: "L’issue de {count} paiements groupés est inconnue",
      other: "L’issue de {count} paiements groupés est inconnue",
    },
    unknownOutcomes: {
      one: "L’issue de {count} opération approuvée est inconnue",
      many: "L’issue de {count} opérations approuvées est inconnue",
      other: "L’issue de {count} opérations approuvées est inconnue",
    },
    failingWebhooks: {
      one: "{count} endpoint de webhook est en échec",
      many: "{count} endpoints de webhook sont en échec",
      other: "{count} endpoints de webhook sont en échec",
    },
    parkedEvents: {
      one: "{count} événement reçu a été mis de côté",
      many: "{count} événements reçus ont été mis de côté",
      other: "{count} événements reçus ont été mis de côté",
    },
    heldDeposits: {
      one: "{count} dépôt attend des informations sur l’expéditeur",
      many: "{count} dépôts attendent des informations sur l’expéditeur",
      other: "{count} dépôts attendent des informations sur l’expéditeur",
    },
    approvals: {
      one: "{count} opération attend votre décision",
      many: "{count} opérations attendent votre décision",
      other: "{count} opérations attendent votre décision",
    },
    endingSecrets: {
      one: "Le secret de signature précédent de {count} endpoint expire bientôt",
      many: "Les secrets de signature précédents de {count} endpoints expirent bientôt",
      other: "Les secrets de signature précédents de {count} endpoints expirent bientôt",
    },
    disabledWebhooks: {
      one: "{count} endpoint de webhook est désactivé",
      many: "{count} endpoints de webhook sont désactivés",
      other: "{count} endpoints de webhook sont désactivés",
    },
    ownApprovals: {
      one: "{count} de vos demandes attend une approbation",
      many: "{count} de vos demandes attendent une approbation",
      other: "{count} de vos demandes attendent une approbation",
    },
    ownPayments: "{amounts} à payer",
    ownExpiry: {
      one: "Expire {time}",
      many: "La première expire {time}",
      other: "La première expire {time}",
    },
    depositHelp: "{service} ne libère un dépôt qu’après l’envoi de son expéditeur.",
    addSender: "Compléter",
    review: "Examiner",
    open: "Ouvrir",
    more: { one: "{count} autre", many: "{count} autres", other: "{count} autres" },
    none: "Rien ne requiert votre attention",
    unchecked: "Nous n’avons pas pu tout vérifier.",
    uncheckedHelp: "Reste à vérifier : {parts}.",
    deposits: "les dépôts retenus",
    approvalsPart: "les approbations",
    webhooks: "les endpoints de webhook",
    deliveries: "les livraisons de webhooks",
  },
};
