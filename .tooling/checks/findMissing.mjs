/** @typedef {Readonly<Record<string, Readonly<Record<string, unknown>>>>} Catalogue Messages by section and key. */

/**
 * Lists messages that a language lacks, as `section.key`.
 *
 * @param {Catalogue} english
 * @param {Catalogue} other
 */
export function findMissing(english, other) {
  return Object.entries(english).flatMap(([section, messages]) =>
    Object.keys(messages)
      .filter((key) => other[section]?.[key] === undefined)
      .map((key) => `${section}.${key}`),
  );
}
