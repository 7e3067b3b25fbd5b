import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** Portuguese messages of the session. */
export const ptSession: Translation<typeof english> = {
  sessionBadge: {
    label: "Sessão",
    loading: "A carregar a sessão…",
    staging: "Ambiente de testes",
    production: "Produção",
    signedOut: "Sem sessão iniciada",
    unavailable: "Sessão indisponível",
    stagingHelp: "Aqui não se movimentam fundos reais.",
    productionHelp: "Aqui movimentam-se fundos reais.",
    subject: "Sessão iniciada como",
    environment: "Ambiente",
    updates: "Atualizações",
    connected: "Ligado",
    updatesNotLoaded:
      "Não foi possível carregar as atualizações em tempo real. A página lê os dados a cada poucos segundos.",
    expiry: "Sessão iniciada até",
    allowed: { one: "{count} de {total}", other: "{count} de {total}" },
    notAllowed: { one: "{count} não concedida", other: "{count} não concedidas" },
    scopes: "As suas permissões",
    granted: "Concedida",
    missing: "Em falta",
    noScopes: "Não tem permissões.",
  },
  assumptionNote: {
    count: { one: "{count} pressuposto", other: "{count} pressupostos" },
    help: "{service} não documenta estes pontos. Pode substituir as operações, as permissões e o texto assinado nas definições do proxy.",
  },
};
