import type { Translation } from "../../text/text.ts";
import type * as english from "./messages.en.ts";

/** French messages of the signature check. */
export const frSignatureChecker: Translation<typeof english> = {
  signatureChecker: {
    label: "Contrôle de signature",
    intro:
      "Vérifie une livraison capturée avec un secret de signature. Tout se passe dans votre navigateur : rien n’est envoyé ni conservé.",
    secret: "Secret de signature",
    secretHelp: "Commence par whsec_. Il est effacé quand vous quittez cette page.",
    headers: "En-têtes",
    headersHelp: "Collez tous les en-têtes, en lignes ou en JSON.",
    found: "Trouvé",
    notFound: "Introuvable",
    body: "Corps",
    bodyHelp: "Exactement comme reçu. Un collage peut changer les sauts de ligne, pas un fichier.",
    chooseFile: "Choisir un fichier",
    file: "Fichier {name}, {bytes}",
    removeFile: "Retirer le fichier",
    bytes: { one: "{count} octet", other: "{count} octets" },
    check: "Vérifier la signature",
    clear: "Tout effacer",
    example: "Remplir avec un exemple",
    exampleHelp: "Cette page a signé l’exemple avec un secret d’exemple. Vos endpoints ne l’utilisent pas.",
    required_secret: "Saisissez le secret de signature de l’endpoint.",
    required_headers: "Collez les en-têtes de la livraison.",
    required_body: "Collez le corps de la livraison ou choisissez un fichier.",
    genuine: "Signature valide",
    genuineHelp: "{service} a signé cet événement avec ce secret il y a moins de {minutes} minutes.",
    notFresh: "Signature valide, mais horodatage refusé",
    tooOld:
      "La livraison a été signée le {time}. Un récepteur refuse les livraisons de plus de quelques minutes, car quelqu’un pourrait en rejouer une copie.",
    tooNew:
      "La livraison est datée du {time}, dans le futur. Un récepteur la refuse : l’une des deux horloges est fausse.",
    refused: "Un récepteur refuse cette livraison",
    header_missing: "L’un des trois en-têtes manque.",
    header_repeated: "Un en-tête apparaît plusieurs fois.",
    id_invalid: "webhook-id n’est pas un identifiant valide.",
    timestamp_invalid: "webhook-timestamp n’est pas un nombre entier de secondes Unix.",
    timestamp_too_old: "Elle est trop ancienne.",
    timestamp_too_new: "Son horodatage est dans le futur.",
    signature_malformed: "webhook-signature n’est pas une liste de versions et de signatures.",
    signature_mismatch: "Aucune signature ne correspond à ce secret et à ce corps.",
    body_not_utf8: "Le corps est signé, mais n’est pas en UTF-8.",
    body_not_json: "Le corps est signé, mais n’est pas du JSON.",
    body_invalid: "Le corps est signé, mais n’est pas un événement.",
    id_mismatch: "Le corps est signé, mais son identifiant d’événement diffère de webhook-id.",
    secret_invalid: "Ce n’est pas un secret de signature : il commence par whsec_, suivi de 32 octets en Base64.",
    hint: "Cause probable",
    line_break_added:
      "La signature correspond sans le saut de ligne final, ajouté quand le corps a été copié ou journalisé.",
    line_break_missing: "La signature correspond avec un saut de ligne final, qui a été supprimé.",
    line_breaks_changed:
      "La signature correspond avec d’autres sauts de ligne. Un collage ou un éditeur les a changés.",
    rewritten:
      "La signature correspond au JSON compact : le corps a été analysé puis réécrit. Vérifiez les octets bruts, avant tout analyseur.",
    otherReasons: "En général, le secret est périmé ou celui d’un autre endpoint, ou le corps a été modifié.",
  },
};
