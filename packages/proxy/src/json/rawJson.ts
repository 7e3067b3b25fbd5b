const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** Returns the nesting depth of arrays and objects in a JSON text. */
export function nestingOf(bytes: Uint8Array): number {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === QUOTE) isText = !isText;
    else if (isText) {
      if (byte === BACKSLASH) index += 1;
    } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth -= 1;
  }
  return deepest;
}

/**
 * Reads one member of a JSON object as raw text, without parsing it. `text` must be valid JSON. Returns `undefined` if
 * the member is missing. The last of several with the same name counts, as in `JSON.parse`.
 */
export function readRawMember(text: string, name: string): string | undefined {
  let depth = 0;
  let key: string | undefined;
  let start = 0;
  let found: string | undefined;

  function endMember(index: number): void {
    if (depth !== 1 || key === undefined) return;
    if (JSON.parse(key) === name) found = text.slice(start, index).trim();
    key = undefined;
  }

  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) {
      const end = endOfText(text, index);
      if (depth === 1) key ??= text.slice(index, end + 1);
      index = end;
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      depth += 1;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      endMember(index);
      depth -= 1;
    } else if (code === COMMA) endMember(index);
    else if (code === COLON && depth === 1) start = index + 1;
  }
  return found;
}

/** Index of the closing quote of a string that begins at `start`. */
function endOfText(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text.charCodeAt(index) !== QUOTE) {
    index += text.charCodeAt(index) === BACKSLASH ? 2 : 1;
  }
  return index;
}
