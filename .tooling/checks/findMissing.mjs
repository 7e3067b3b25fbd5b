/** @typedef {Readonly<Record<string, Readonly<Record<string, unknown>>>>} Catalogue Messages by section and key. */

/**
 * The messages of one language that another does not have, as `section.key`.
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
