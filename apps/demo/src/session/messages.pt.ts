import type { DeveloperMessages } from "./messages.en.ts";

export const pt: DeveloperMessages = {
  updates: "Atualizações em direto",
  since: "desde {time}",
  unreachable: "O proxy não consegue contactar o serviço",
  lastEvent: "Último webhook",
  noEvent: "Nenhum até agora",
  setAside: "{count} eventos postos de lado: o processamento falhou várias vezes",
  behind: "O processamento está atrasado: há eventos à espera",
  keyScopes: "Permissões da chave de API",
  keyScopesOf: "{count} das {total} permissões do serviço ao seu dispor",
  otherPermissions: "As outras {count} permissões pertencem a esta consola e não dependem da chave.",
  cannot: "Não pode {action}",
  version: "Versão do partner-kit",
  notGranted: "Não concedida à sua função. Um administrador pode concedê-la.",
  notOnKey: "Em falta na chave de API. Um administrador pode substituir a chave: as permissões dela são fixas.",
  other: "Outras",
  assumedIntro:
    "Pormenores que o documento do serviço deixa em aberto e o que o partner-kit pressupõe. Verifique-os em staging antes de passar a produção.",
  assumedOverride: "Pode alterar operações, permissões e o texto assinado nas definições do proxy.",
  shape: "Formatos de dados",
  scope: "Permissões",
  error_code: "Códigos de erro",
  signature: "Texto assinado",
  tolerance: "Tolerância de relógio",
};
