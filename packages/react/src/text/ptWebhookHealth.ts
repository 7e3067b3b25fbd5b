import type * as english from "./enWebhookHealth.ts";
import type { Translation } from "./text.ts";

/** Portuguese, of how endpoints fare. */
export const ptWebhookHealth: Translation<typeof english> = {
  webhookHealth: {
    failing: "A falhar",
    unconfirmed: "Por confirmar",
    changedSince: "O ponto de receção foi alterado entretanto. A próxima entrega mostrará se isso bastou.",
    failed: {
      one: "A última entrega falhou",
      many: "As últimas {count} entregas falharam",
      other: "As últimas {count} entregas falharam",
    },
    responded: "Última resposta: {status}.",
    noResponse: "O recetor não respondeu.",
    nextAttempt: "Próxima tentativa",
    unavailable: "Estado das entregas indisponível",
    managed: "Segredo guardado pelo proxy",
    secretMissing:
      "O proxy não tem o segredo deste ponto de receção. Renove o segredo para que o proxy o possa guardar.",
    setAside: {
      one: "{count} evento recebido foi posto de parte.",
      many: "{count} eventos recebidos foram postos de parte.",
      other: "{count} eventos recebidos foram postos de parte.",
    },
    setAsideHelp:
      "O seu tratamento falhou repetidamente e nada agiu sobre eles. Peça aos seus engenheiros que o corrijam e os voltem a tratar.",
    useReceiver: "Usar o endereço de receção deste proxy",
    receiverHelp: "O proxy guarda o segredo de assinatura e verifica cada entrega.",
    keptTitle: "O proxy guardou o segredo de assinatura",
    keptHelp:
      "Pode fechar esta janela. O proxy verifica as entregas com este segredo. Copie-o apenas se outro sistema precisar dele: não volta a ser mostrado.",
  },
};
