import type { DeveloperMessages } from "./messages.en.ts";

export const fr: DeveloperMessages = {
  updates: "Mises à jour en direct",
  since: "depuis {time}",
  unreachable: "Le proxy ne peut pas joindre le service",
  lastEvent: "Dernier webhook",
  noEvent: "Aucun pour le moment",
  setAside: "{count} événements mis de côté : le traitement a échoué à plusieurs reprises",
  behind: "Le traitement a du retard : des événements attendent",
  keyScopes: "Autorisations de la clé API",
  keyScopesOf: "{count} des {total} autorisations du service à votre disposition",
  otherPermissions: "Les {count} autres autorisations appartiennent à cette console et ne dépendent pas de la clé.",
  cannot: "Ne peut pas {action}",
  version: "Version de partner-kit",
  notGranted: "Non accordée à votre rôle. Un administrateur peut l’accorder.",
  notOnKey: "Absente de la clé API. Un administrateur peut remplacer la clé : ses autorisations sont fixes.",
  other: "Autres",
  assumedIntro:
    "Les détails que le document du service laisse ouverts, et ce que partner-kit suppose. Vérifiez-les en staging avant la mise en production.",
  assumedOverride:
    "Vous pouvez modifier les opérations, les autorisations et le texte signé dans les réglages du proxy.",
  shape: "Formats de données",
  scope: "Autorisations",
  error_code: "Codes d’erreur",
  signature: "Texte signé",
  tolerance: "Tolérance d’horloge",
};
