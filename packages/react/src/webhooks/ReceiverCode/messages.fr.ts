import type { Translation } from "../../text/text.ts";
import type * as english from "./messages.en.ts";

/** French messages of the code of a receiver. */
export const frReceiverCode: Translation<typeof english> = {
  receiverCode: {
    label: "Code du récepteur",
    intro:
      "Un récepteur complet : il vérifie le corps brut, son âge et chaque signature en temps constant, enregistre chaque événement une seule fois et ne répond 204 qu’après le commit.",
    ownReceiver:
      "Un récepteur fonctionne déjà à l’adresse {path}. Ce code ne vous sert que pour votre propre endpoint.",
    language: "Langage",
    copy: "Copier le fichier",
    copyPath: "Copier le chemin",
    showAll: { one: "Afficher la ligne", many: "Afficher les {count} lignes", other: "Afficher les {count} lignes" },
    showLess: "Afficher moins de lignes",
    loadFailed: "Le fichier n’a pas pu être chargé. Vérifiez votre réseau et réessayez.",
    tested: "Testé à chaque modification",
    typescript: "Node",
    python: "Python",
    go: "Go",
    php: "PHP",
    java: "Java",
  },
};
