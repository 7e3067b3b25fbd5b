/**
 * Reads headers as they are copied from a log or a tool: `name: value` lines, with whatever marks a tool puts before them,
 * or a JSON object. Names come in lower case; a name that came twice has both values. Lines that are no header are left out.
 */
export function readHeaderLines(text: string): Readonly<Record<string, readonly string[]>> {
  const headers = new Map<string, string[]>();
  for (const [name, value] of readJson(text) ?? readLines(text)) {
    const key = name.toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), value]);
  }
  return Object.fromEntries(headers);
}

function readLines(text: string): readonly (readonly [string, string])[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, name, value] = /^[\s<>*-]*["']?([\w-]+)["']?\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    return name && value ? [[name, value.replace(/^["'](.*?)["'],?$/, "$1")] as const] : [];
  });
}

function readJson(text: string): readonly (readonly [string, string])[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    return Object.entries(value).flatMap(([name, entry]) => [entry].flat().map((one) => [name, String(one)] as const));
  } catch {
    return undefined;
  }
}
