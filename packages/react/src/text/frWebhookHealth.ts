import type * as english from "./enWebhookHealth.ts";
import type { Translation } from "./text.ts";

/** French, of how endpoints fare. */
export const frWebhookHealth: Translation<typeof english> = {
  webhookHealth: {
    failing: "En échec",
    unconfirmed: "Non confirmé",
    changedSince: "Le point de réception a été modifié depuis. La prochaine livraison montrera si cela a suffi.",
    failed: {
      one: "La dernière livraison a échoué",
      many: "Les {count} dernières livraisons ont échoué",
      other: "Les {count} dernières livraisons ont échoué",
    },
    responded: "Dernière réponse : {status}.",
    noResponse: "Le récepteur n’a pas répondu.",
    nextAttempt: "Prochain essai",
    unavailable: "État des livraisons indisponible",
    managed: "Secret conservé par le proxy",
    secretMissing:
      "Le proxy n’a pas de secret pour ce point de réception. Renouvelez le secret pour que le proxy puisse le conserver.",
    setAside: {
      one: "{count} événement reçu a été mis de côté.",
      many: "{count} événements reçus ont été mis de côté.",
      other: "{count} événements reçus ont été mis de côté.",
    },
    setAsideHelp:
      "Votre traitement a échoué à plusieurs reprises, et rien n’en a tenu compte. Demandez à vos ingénieurs de le corriger puis de relancer ces événements.",
    useReceiver: "Utiliser l’adresse de réception de ce proxy",
    receiverHelp: "Le proxy conserve le secret de signature et vérifie chaque livraison.",
    keptTitle: "Le proxy a conservé le secret de signature",
    keptHelp:
      "Vous pouvez fermer cette fenêtre. Le proxy vérifie les livraisons avec ce secret. Ne le copiez que si un autre système en a besoin : il n’est plus affiché ensuite.",
  },
};
