import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** French messages of the session. */
export const frSession: Translation<typeof english> = {
  sessionBadge: {
    label: "Session",
    loading: "Chargement de la session…",
    staging: "Préproduction",
    production: "Production",
    signedOut: "Déconnecté",
    unavailable: "Session indisponible",
    stagingHelp: "Aucun fonds réel ne circule ici.",
    productionHelp: "Des fonds réels circulent ici.",
    subject: "Connecté en tant que",
    environment: "Environnement",
    updates: "Mises à jour",
    connected: "Connecté",
    updatesNotLoaded: "Les mises à jour en direct n’ont pas pu être chargées. La page relit ses données régulièrement.",
    expiry: "Connecté jusqu’à",
    allowed: { one: "{count} sur {total}", many: "{count} sur {total}", other: "{count} sur {total}" },
    notAllowed: { one: "{count} non accordée", many: "{count} non accordées", other: "{count} non accordées" },
    scopes: "Vos autorisations",
    granted: "Accordée",
    missing: "Manquante",
    noScopes: "Vous n’avez aucune autorisation.",
  },
  assumptionNote: {
    count: { one: "{count} hypothèse", other: "{count} hypothèses" },
    help: "{service} ne documente pas ces points. Vous pouvez redéfinir les opérations, les autorisations et le texte signé dans les réglages du proxy.",
  },
};
