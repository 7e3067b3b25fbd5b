import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** Portuguese messages of the tasks that wait for a person. */
export const ptAttention: Translation<typeof english> = {
  attentionList: {
    label: "Requer atenção",
    unknownPayments: {
      one: "{count} pagamento tem resultado desconhecido",
      other: "{count} pagamentos têm resultado desconhecido",
    },
    unknownBatches: {
      one: "{count} pagamento em lote tem resultado desconhecido",
      other: "{count} pagamentos em lote têm resultado desconhecido",
    },
    unknownOutcomes: {
      one: "{count} operação aprovada tem resultado desconhecido",
      other: "{count} operações aprovadas têm resultado desconhecido",
    },
    failingWebhooks: {
      one: "{count} endpoint de webhook está a falhar",
      other: "{count} endpoints de webhook estão a falhar",
    },
    parkedEvents: {
      one: "{count} evento recebido foi posto de parte",
      other: "{count} eventos recebidos foram postos de parte",
    },
    heldDeposits: {
      one: "{count} depósito precisa de dados do remetente",
      other: "{count} depósitos precisam de dados do remetente",
    },
    approvals: {
      one: "{count} operação aguarda a sua decisão",
      other: "{count} operações aguardam a sua decisão",
    },
    endingSecrets: {
      one: "O segredo de assinatura anterior de {count} endpoint expira em breve",
      other: "Os segredos de assinatura anteriores de {count} endpoints expiram em breve",
    },
    disabledWebhooks: {
      one: "{count} endpoint de webhook está desativado",
      other: "{count} endpoints de webhook estão desativados",
    },
    ownApprovals: {
      one: "{count} dos seus pedidos aguarda aprovação",
      other: "{count} dos seus pedidos aguardam aprovação",
    },
    ownPayments: "{amounts} a pagar",
    ownExpiry: { one: "Expira {time}", other: "O primeiro expira {time}" },
    depositHelp: "{service} só liberta um depósito depois de indicar o remetente.",
    addSender: "Indicar remetente",
    review: "Analisar",
    open: "Abrir",
    more: { one: "mais {count}", other: "mais {count}" },
    none: "Nada precisa da sua atenção",
    unchecked: "Não conseguimos verificar tudo.",
    uncheckedHelp: "Falta verificar: {parts}.",
    deposits: "depósitos retidos",
    approvalsPart: "aprovações",
    webhooks: "endpoints de webhook",
    deliveries: "entregas de webhooks",
  },
};
