import satisfies from "spdx-satisfies";

/** Licences that a bank's own product may include without further conditions than a notice. */
const allowed = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT"];

/**
 * Finds packages without an allowed licence, one line per package.
 *
 * @param {Readonly<Record<string, readonly { readonly name: string, readonly versions: readonly string[] }[]>>} licences Packages by SPDX expression, as `pnpm licenses list --json` prints them.
 */
export function findRefused(licences) {
  return Object.entries(licences)
    .filter(([expression]) => !isAllowed(expression))
    .flatMap(([expression, packages]) =>
      packages.map(
        ({ name, versions }) => `${name}@${versions.join(", ")}: the licence "${expression}" is not allowed`,
      ),
    );
}

/** @param {string} expression */
function isAllowed(expression) {
  try {
    return satisfies(expression, allowed);
  } catch {
    // Not an SPDX expression, such as "Unknown" or "SEE LICENSE IN …".
    return false;
  }
}
