/**
 * Reads headers copied from a log or a tool: `name: value` lines, with any prefix that tools add, or a JSON object. Names
 * are lower case; a repeated name has all its values. Other lines are ignored.
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
