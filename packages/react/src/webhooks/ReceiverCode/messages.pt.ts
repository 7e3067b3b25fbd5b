import type { Translation } from "../../text/text.ts";
import type * as english from "./messages.en.ts";

/** Portuguese messages of the code of a receiver. */
export const ptReceiverCode: Translation<typeof english> = {
  receiverCode: {
    label: "Código do recetor",
    intro:
      "Um recetor completo: verifica o corpo em bruto, a idade e cada assinatura em tempo constante, guarda cada evento uma só vez e só devolve 204 depois do commit.",
    ownReceiver: "Já existe um recetor em {path}. Só precisa deste código para um endpoint seu.",
    language: "Linguagem",
    copy: "Copiar ficheiro",
    copyPath: "Copiar caminho",
    showAll: { one: "Mostrar a linha", other: "Mostrar as {count} linhas" },
    showLess: "Mostrar menos linhas",
    loadFailed: "Não foi possível carregar o ficheiro. Verifique a ligação à Internet e tente de novo.",
    tested: "Testado a cada alteração",
    typescript: "Node",
    python: "Python",
    go: "Go",
    php: "PHP",
    java: "Java",
  },
};
