// Converts the receivers in snippets/ into modules that the page displays: node build/snippets.mjs
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

/** @type {Readonly<Record<string, string>>} */
const files = {
  typescript: "receiver.ts",
  python: "receiver.py",
  go: "receiver.go",
  php: "receiver.php",
  java: "Receiver.java",
};
const folder = new URL("../src/webhooks/snippets/generated/", import.meta.url);

mkdirSync(folder, { recursive: true });
for (const [language, file] of Object.entries(files)) {
  const text = readFileSync(new URL(`../snippets/${file}`, import.meta.url), "utf8");
  const literal = text.replace(/[`\\]|\$\{/g, "\\$&");
  writeFileSync(
    new URL(`${language}.ts`, folder),
    `/** Written by build/snippets.mjs from snippets/${file}. */\nexport const ${language} = \`${literal}\`;\n`,
  );
}
