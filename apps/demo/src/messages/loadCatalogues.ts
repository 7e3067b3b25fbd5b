import type { PartnerKitProviderProps } from "@partner-kit/react";
import type { Language } from "../settings/settings.ts";

type Catalogues = NonNullable<PartnerKitProviderProps["catalogues"]>;

/** Loads the kit's messages of a language. None for English, which the kit contains. */
export async function loadCatalogues(language: Language): Promise<Catalogues> {
  switch (language) {
    case "fr":
      return { fr: (await import("@partner-kit/react/text/fr")).fr };
    case "pt":
      return { pt: (await import("@partner-kit/react/text/pt")).pt };
    case "ar":
      return { ar: (await import("@partner-kit/react/text/ar")).ar };
    case "en":
      return {};
  }
}
