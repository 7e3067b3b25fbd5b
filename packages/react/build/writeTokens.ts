// `pnpm tokens`: generates tokens.json from the style sheet of the theme.
import { readFileSync, writeFileSync } from "node:fs";
import { writeDesignTokens } from "./designTokens.ts";

const styles = readFileSync(new URL("../src/theme/tokens.css", import.meta.url), "utf8");
writeFileSync(
  new URL("../tokens.json", import.meta.url),
  `${JSON.stringify(writeDesignTokens(styles), undefined, 2)}\n`,
);
