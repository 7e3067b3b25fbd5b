/** @param {string} noun */
export function plural(noun) {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** @param {string} noun */
export function singular(noun) {
  if (noun.endsWith("ies")) return `${noun.slice(0, -3)}y`;
  if (/(ss|x|z|ch|sh)es$/.test(noun)) return noun.slice(0, -2);
  return /[^s]s$/.test(noun) ? noun.slice(0, -1) : noun;
}

/** @param {string} text */
export function pascal(text) {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** @param {string} text */
export function camel(text) {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** `payoutBatches` as `payout-batches`. @param {string} text */
export function kebab(text) {
  return split(text, "-");
}

/** `payoutBatch` as `payout_batch`. @param {string} text */
export function snake(text) {
  return split(text, "_");
}

/** `payoutBatches` as `payout batches`. @param {string} text */
export function spaced(text) {
  return split(text, " ");
}

/** @param {string} text @param {string} by */
function split(text, by) {
  return text.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => by + letter).toLowerCase();
}
