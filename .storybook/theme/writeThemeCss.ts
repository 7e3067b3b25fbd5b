import { listChanges } from "./listChanges.ts";
import type { ThemeDraft } from "./ThemeDraft.ts";

/** Writes the changed tokens as CSS for the host's style sheet. */
export function writeThemeCss(draft: ThemeDraft, own: ThemeDraft): string {
  const changes = listChanges(draft, own);
  const lines = changes.map(([property, value]) => `  ${property}: ${value};\n`);
  const density = draft.density === "compact" ? '/* On an element around the kit: data-pk-density="compact". */\n' : "";
  return `${density}${changes.length > 0 ? `:root {\n${lines.join("")}}\n` : ""}` || "/* Nothing is changed yet. */\n";
}
