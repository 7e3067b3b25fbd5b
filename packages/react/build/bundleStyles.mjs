import { fileURLToPath } from "node:url";
import { bundle, Features } from "lightningcss";

/**
 * Every component's CSS as the one file a host links.
 *
 * @returns {string}
 */
export function bundleStyles() {
  const { code } = bundle({
    filename: fileURLToPath(new URL("../src/styles.css", import.meta.url)),
    minify: true,
    // Themes rest on the browser's own light-dark(): it follows the page's color-scheme, which no rewrite of it does.
    exclude: Features.LightDark,
  });
  return new TextDecoder().decode(code);
}
