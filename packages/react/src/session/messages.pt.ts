import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** Portuguese messages of the session. */
export const ptSession: Translation<typeof english> = {
  sessionBadge: {
    label: "Sessão",
    loading: "A ler a sessão…",
    staging: "Ambiente de testes",
    production: "Produção",
    signedOut: "Sessão terminada",
    unavailable: "Sessão desconhecida",
    stagingHelp: "Aqui não circula dinheiro real.",
    productionHelp: "Aqui circula dinheiro real.",
    subject: "Sessão iniciada como",
    environment: "Ambiente",
    scopes: "O que pode fazer",
    granted: "Concedido",
    missing: "Em falta",
    noScopes: "Nada foi concedido.",
    assumed: { one: "{count} suposição", other: "{count} suposições" },
    assumedHelp:
      "O serviço não documenta estes pontos. As definições do proxy podem substituir as operações, os âmbitos e o texto assinado.",
  },
};
