/**
 * @typedef {object} Advisory
 * @property {string} severity
 * @property {string} module_name
 * @property {string} title
 * @property {string} github_advisory_id
 * @property {string} url
 * @property {readonly { readonly version: string, readonly paths: readonly string[] }[]} findings
 *
 * @typedef {object} Acceptance
 * @property {string} id Identifier of the advisory, such as `GHSA-aaaa-bbbb-cccc`.
 * @property {string} reason Why the kit is not affected, or why it has to wait for a fix.
 * @property {string} until Last day of the acceptance, such as `2027-01-31`.
 */

/**
 * Advisories that do not fail the check until their date has passed.
 *
 * @type {readonly Acceptance[]}
 */
export const acceptedAdvisories = [];

/**
 * Finds advisories of severity high or critical that nobody has accepted, one line per advisory.
 *
 * @param {object} parameters
 * @param {readonly Advisory[]} parameters.advisories
 * @param {readonly Acceptance[]} parameters.accepted
 * @param {string} parameters.today A date such as `2027-01-31`.
 * @returns {string[]}
 */
export function judgeAdvisories({ advisories, accepted, today }) {
  return advisories
    .filter(({ severity }) => severity === "high" || severity === "critical")
    .flatMap(({ severity, module_name: name, title, github_advisory_id: id, url, findings }) => {
      const acceptance = accepted.find((entry) => entry.id === id);
      if (acceptance && today <= acceptance.until) return [];
      const versions = findings.map(({ version, paths }) => `${name}@${version} (${paths.join(", ")})`).join("; ");
      const expired = acceptance ? ` It was accepted until ${acceptance.until}.` : "";
      return [`${severity}: ${title}. ${versions}. ${url}${expired}`];
    });
}
