import type { Brand } from "../../../../packages/react/brand/Brand.ts";
import { applyTokens, listBrandTokens } from "../../../../packages/react/brand/brandTokens.ts";

let remove: (() => void) | undefined;

/** Sets the tokens of a brand on the root element, instead of those of the brand before. */
export function applyBrand(brand: Brand): void {
  remove?.();
  remove = applyTokens(document.documentElement, listBrandTokens(brand));
}
