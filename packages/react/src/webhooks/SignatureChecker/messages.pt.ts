import type { Translation } from "../../text/text.ts";
import type * as english from "./messages.en.ts";

/** Portuguese messages of the signature check. */
export const ptSignatureChecker: Translation<typeof english> = {
  signatureChecker: {
    label: "Verificação de assinatura",
    intro:
      "Verifica uma entrega capturada com um segredo de assinatura. Corre no seu navegador: nada é enviado nem guardado.",
    secret: "Segredo de assinatura",
    secretHelp: "Começa por whsec_. É apagado quando sair desta página.",
    headers: "Cabeçalhos",
    headersHelp: "Cole todos os cabeçalhos, em linhas ou em JSON.",
    found: "Encontrado",
    notFound: "Não encontrado",
    body: "Corpo",
    bodyHelp: "Exatamente como chegou. Colar pode mudar as quebras de linha; um ficheiro não.",
    chooseFile: "Escolher ficheiro",
    file: "Ficheiro {name}, {bytes}",
    removeFile: "Remover ficheiro",
    bytes: { one: "{count} byte", other: "{count} bytes" },
    check: "Verificar assinatura",
    clear: "Limpar tudo",
    example: "Preencher com um exemplo",
    exampleHelp: "Esta página assinou o exemplo com um segredo de exemplo. Os seus endpoints não o usam.",
    required_secret: "Introduza o segredo de assinatura do endpoint.",
    required_headers: "Cole os cabeçalhos da entrega.",
    required_body: "Cole o corpo da entrega ou escolha um ficheiro.",
    genuine: "Assinatura válida",
    genuineHelp: "{service} assinou este evento com este segredo há menos de {minutes} minutos.",
    notFresh: "Assinatura válida, mas hora não aceite",
    tooOld:
      "A entrega foi assinada em {time}. Um recetor rejeita entregas com mais de alguns minutos, porque alguém poderia reenviar uma cópia.",
    tooNew: "A entrega foi assinada para {time}, no futuro. Um recetor rejeita-a: um dos dois relógios está errado.",
    refused: "Um recetor rejeita esta entrega",
    header_missing: "Falta um dos três cabeçalhos.",
    header_repeated: "Um cabeçalho aparece mais do que uma vez.",
    id_invalid: "webhook-id não é um ID válido.",
    timestamp_invalid: "webhook-timestamp não é um número inteiro de segundos Unix.",
    timestamp_too_old: "É demasiado antiga.",
    timestamp_too_new: "A hora está no futuro.",
    signature_malformed: "webhook-signature não é uma lista de versões e assinaturas.",
    signature_mismatch: "Nenhuma assinatura corresponde a este segredo e a este corpo.",
    body_not_utf8: "O corpo está assinado, mas não é UTF-8.",
    body_not_json: "O corpo está assinado, mas não é JSON.",
    body_invalid: "O corpo está assinado, mas não é um evento.",
    id_mismatch: "O corpo está assinado, mas o ID do evento difere de webhook-id.",
    secret_invalid: "Não é um segredo de assinatura: começa por whsec_, seguido de 32 bytes em Base64.",
    hint: "Causa provável",
    line_break_added:
      "Corresponde sem a quebra de linha final, que foi acrescentada quando o corpo foi copiado ou registado.",
    line_break_missing: "Corresponde com uma quebra de linha final, que foi cortada.",
    line_breaks_changed: "Corresponde com outras quebras de linha. Mudaram ao colar ou num editor.",
    rewritten:
      "Corresponde a JSON compacto: o corpo foi lido e escrito de novo. Verifique os bytes em bruto, antes de qualquer parser.",
    otherReasons: "Em geral, o segredo é de outro endpoint ou está desatualizado, ou o corpo foi alterado.",
  },
};
