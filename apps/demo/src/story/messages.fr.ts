import type { StoryMessages } from "./messages.en.ts";

export const fr: StoryMessages = {
  progress: "Étape {step} sur {count}",
  acts: "Actes",
  left: "reste {time}",
  inProgress: "En cours…",
  failed: "Cette étape a échoué : {reason}",
  confirmed: "Confirmé par le service.",
  waiting: "En attente de la confirmation du service.",
  doIt: "Le faire pour moi",
  next: "Suivant",
  skip: "Passer",
  back: "Retour",
  startOver: "Rejouer",
  play: "Lecture",
  pause: "Pause",
  released: "{amount} disponibles",
  closing: {
    available: "Disponible",
    before: "Avant",
    now: "Maintenant",
    deposit: "{amount} sont arrivés, ont été retenus pour connaître l’expéditeur, puis libérés",
    trade: "Du bitcoin a été acheté en dollars, au prix accepté",
    payment: "{amount} ont été envoyés à {recipient}, avec l’approbation de {person}",
    webhooks: "Webhooks signés reçus : {count}",
    attempts: "Un événement webhook est arrivé à la tentative {count}, après une panne",
    start: "La clé API n’a jamais quitté le serveur. Pour ajouter ces écrans à votre application, exécutez :",
    docs: "Commencer en dix minutes",
  },
  act: {
    receive: "Encaisser",
    pay: "Payer",
    connect: "En coulisses",
  },
  journey: {
    receive: "Dépôt",
    pay: "Paiement",
    connect: "Événement webhook",
    held: "Retenu",
    answered: "Expéditeur ajouté",
    available: "Disponible",
    requested: "En attente d’approbation",
    approved: "Approuvé et envoyé",
    settled: "Terminé",
    connected: "Endpoint prêt",
    retried: "En cours, nouvel essai",
    delivered: "Livré",
  },
  steps: {
    begin: {
      title: "Une matinée chez Harmattan Pay",
      text: "Harmattan Pay gère son compte d’échange et de portefeuille depuis son propre outil d’administration. Suivez un dépôt, un paiement et un événement webhook jusqu’au bout.",
      action: "Partir d’un compte neuf",
    },
    deposit: {
      title: "Un dépôt arrive et il est retenu",
      text: "451,51 USDT arrivent et la page s’actualise aussitôt. Les fonds restent retenus tant que le service ne connaît pas l’expéditeur.",
      byHand: "Ou simulez un dépôt de 451.51 en stablecoin dans le simulateur (touche s).",
      action: "Faire arriver le dépôt",
    },
    sender: {
      title: "Amara ajoute l’expéditeur",
      text: "Le formulaire ne demande que ce dont le service a besoin. Les réponses ne sont jamais stockées dans le navigateur.",
      byHand: "Choisissez Ajouter l’expéditeur, remplissez le formulaire et envoyez-le.",
    },
    clear: {
      title: "L’argent devient disponible",
      text: "Le dépôt est libéré après quelques minutes. Regardez le solde disponible augmenter.",
      action: "Laisser passer dix minutes",
    },
    trade: {
      title: "Amara achète du bitcoin",
      text: "Elle voit le prix avant de l’accepter. Un double clic ou une connexion perdue ne passe jamais un deuxième ordre.",
      byHand: "Appuyez sur Entrée pour demander la cotation, puis acceptez-la.",
    },
    payment: {
      title: "Un paiement important attend",
      text: "Amara paie 1 250 000 NGN à un fournisseur. Au-delà de 1 000 000 NGN, la politique de Harmattan exige une deuxième personne : aucun fonds ne bouge encore.",
      byHand:
        "En tant qu’Amara, choisissez Kano Grain Traders, saisissez 1250000, obtenez le devis, retapez le montant et envoyez.",
    },
    secondPerson: {
      title: "Personne n’approuve son propre paiement",
      text: "Amara voit sa demande, mais ne peut pas l’approuver. Kwame, à la conformité, approuve les paiements et gère les bénéficiaires, mais ne peut payer personne.",
      action: "Se connecter en tant que Kwame",
    },
    approval: {
      title: "Kwame l’approuve",
      text: "Il voit le bénéficiaire, le montant et les frais maximaux. Si le bénéficiaire change ou si les frais augmentent, rien n’est envoyé.",
      byHand: "Ouvrez le paiement, puis choisissez Approuver et envoyer.",
    },
    settlement: {
      title: "Le paiement est réglé",
      text: "Il a été envoyé une seule fois. Le montant reste réservé jusqu’à ce que le service le règle.",
      action: "Laisser passer dix minutes",
    },
    access: {
      title: "Chacun voit ce que son rôle permet",
      text: "Leïla a un accès en lecture seule. Chaque bouton désactivé indique pourquoi, et une demande interdite n’est jamais envoyée.",
      action: "Se connecter en tant que Leïla",
    },
    endpoint: {
      title: "La comptabilité reçoit ses webhooks",
      text: "Le secret de signature est affiché une seule fois et jamais stocké dans le navigateur.",
      byHand:
        "En tant qu’Amara, ajoutez un endpoint, collez l’URL ci-dessous, choisissez les dépôts, enregistrez et conservez le secret.",
    },
    outage: {
      title: "La comptabilité tombe en panne",
      text: "Un événement ne peut pas être livré. Le service réessaie après environ 30 secondes, 5 minutes et 30 minutes, et l’historique montre chaque tentative.",
      action: "Provoquer la panne et laisser passer six minutes",
    },
    recovery: {
      title: "Elle repart, et rien n’est perdu",
      text: "La comptabilité répond de nouveau. La tentative suivante livre l’événement.",
      action: "Réparer et attendre la tentative suivante",
    },
    closing: {
      title: "La matinée en chiffres",
      text: "Chaque étape était une opération réelle et a fait bouger les soldes de ce compte.",
    },
  },
};
