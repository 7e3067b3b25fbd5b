import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** French messages of the session. */
export const frSession: Translation<typeof english> = {
  sessionBadge: {
    label: "Session",
    loading: "Lecture de la session…",
    staging: "Préproduction",
    production: "Production",
    signedOut: "Déconnecté",
    unavailable: "Session inconnue",
    stagingHelp: "Aucun fonds réel ne circule ici.",
    productionHelp: "Des fonds réels circulent ici.",
    subject: "Connecté en tant que",
    environment: "Environnement",
    scopes: "Vos droits",
    granted: "Accordé",
    missing: "Manquant",
    noScopes: "Rien n’a été accordé.",
    assumed: { one: "{count} hypothèse", other: "{count} hypothèses" },
    assumedHelp:
      "Le service ne documente pas ces points. Les réglages du proxy peuvent remplacer les opérations, les portées et le texte signé.",
  },
};
