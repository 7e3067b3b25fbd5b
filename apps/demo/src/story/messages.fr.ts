import type { StoryMessages } from "./messages.en.ts";

export const fr: StoryMessages = {
  progress: "Acte {act} · étape {step} sur {count}",
  left: "reste {time}",
  inProgress: "En cours…",
  failed: "Cette étape a échoué : {reason}",
  confirmed: "Confirmé par le service.",
  waiting: "En attente de la confirmation du service.",
  doIt: "Le faire pour moi",
  next: "Suivant",
  skip: "Passer",
  restart: "Recommencer",
  startOver: "Rejouer",
  secondAct: "Aller à l’acte 2",
  play: "Lecture",
  pause: "Pause",
  held: "Retenus : {amount}",
  released: "{amount} disponibles",
  closing: {
    deposit: "{amount} sont arrivés, ont été retenus pour connaître l’expéditeur, puis libérés",
    payment: "{amount} ont été envoyés à {recipient}, avec l’approbation de {person}",
    recipients: "Bénéficiaires enregistrés : {count}",
    webhooks: "Webhooks signés reçus : {count}",
    attempts: "Tentatives d’envoi pendant la panne : {count}",
    start: "La clé API n’a jamais quitté le serveur. Pour ajouter ces écrans à votre application, exécutez :",
    docs: "Commencer en dix minutes",
  },
  steps: {
    begin: {
      title: "La matinée d’un partenaire",
      text: "Harmattan Pay gère son compte d’échange et de portefeuille depuis son propre outil d’administration. La clé API reste sur le serveur. Cette page ne reçoit que les données que la personne connectée peut voir.",
      action: "Partir d’un compte neuf",
    },
    deposit: {
      title: "Un dépôt arrive et il est retenu",
      text: "451,51 USDT arrivent. Le service demande l’expéditeur avant que les fonds soient disponibles.",
      byHand: "Ou simulez un dépôt de 451.51 en stablecoin dans le simulateur (touche s).",
      action: "Faire arriver le dépôt",
    },
    queue: {
      title: "La file s’actualise en direct",
      text: "Le service a envoyé un webhook signé. Le serveur de Harmattan l’a vérifié et enregistré, et la page s’est actualisée.",
    },
    sender: {
      title: "L’expéditeur est transmis",
      text: "Le formulaire ne demande que ce dont le service a besoin. La saisie reste en mémoire : ni dans l’URL, ni dans le stockage, ni dans un journal.",
      byHand: "Ajoutez l’expéditeur sur cet écran et envoyez le formulaire, ou laissez faire la visite.",
      action: "Répondre : Sahel Textiles, Ghana",
    },
    clear: {
      title: "Les fonds sont libérés",
      text: "Les fonds sont indisponibles jusqu’à la libération du dépôt. Le solde s’actualise alors.",
      action: "Laisser passer dix minutes",
    },
    trade: {
      title: "Une cotation est acceptée et exécutée en partie",
      text: "Un double clic ou une réponse perdue ne crée jamais un deuxième ordre. La moitié de ce montant est exécutée et le reste est annulé.",
      byHand: "Appuyez sur Entrée pour demander la cotation, puis acceptez-la.",
    },
    endpoint: {
      title: "Un endpoint et son secret",
      text: "Le secret est affiché une seule fois et jamais stocké dans le navigateur. Le formulaire vérifie l’URL avant le service.",
      byHand:
        "Ajoutez un endpoint, collez l’URL ci-dessous, choisissez les dépôts, enregistrez et conservez le secret.",
    },
    rotation: {
      title: "Le secret est renouvelé",
      text: "Les deux secrets sont valables jusqu’à la fin de la période de recouvrement. Vous mettez donc le récepteur à jour sans perdre d’événement.",
      byHand: "Dans le menu de l’endpoint : Renouveler le secret.",
    },
    outage: {
      title: "L’endpoint tombe en panne",
      text: "La comptabilité renvoie 503. Le service réessaie après environ 30 secondes, 5 minutes et 30 minutes. L’historique montre chaque tentative.",
      action: "Provoquer la panne, envoyer un événement, laisser passer six minutes",
    },
    access: {
      title: "L’accès est limité",
      text: "Leïla a un accès en lecture seule. Chaque commande désactivée indique pourquoi, et une demande interdite n’est jamais envoyée.",
      action: "Se connecter en tant que Leïla",
    },
    treasury: {
      title: "Il faut payer un fournisseur",
      text: "Amara, à la trésorerie, paie les fournisseurs. La politique de Harmattan l’autorise à envoyer seule jusqu’à 1 000 000 NGN. Au-delà, il faut une deuxième personne.",
      action: "Se connecter en tant qu’Amara",
    },
    payment: {
      title: "Un paiement important est retenu",
      text: "1 250 000 NGN vont à Kano Grain Traders. La politique de Harmattan retient le paiement avant qu’il atteigne le service : aucun fonds ne bouge.",
      byHand: "Choisissez le bénéficiaire, saisissez 1250000, obtenez le devis, retapez le montant et envoyez.",
    },
    secondPerson: {
      title: "Personne n’approuve son propre paiement",
      text: "Amara voit sa demande, mais ne peut pas l’approuver. Kwame, à la conformité, peut approuver des paiements, mais pas en faire.",
      action: "Se connecter en tant que Kwame",
    },
    approval: {
      title: "Kwame l’approuve",
      text: "Il voit le bénéficiaire, le montant et les frais maximaux. Seul ce paiement exact est envoyé. Si le bénéficiaire change ou si les frais augmentent, rien n’est envoyé.",
      byHand: "Ouvrez le paiement, puis choisissez Approuver et envoyer.",
    },
    settlement: {
      title: "Le paiement est réglé",
      text: "Le serveur de Harmattan a signé le paiement et l’a envoyé une seule fois. Le montant reste réservé jusqu’à ce que le service le règle.",
      action: "Laisser passer dix minutes",
    },
    closing: {
      title: "Deux personnes, un compte",
      text: "Chaque étape était une opération réelle.",
    },
  },
};
