/** Request headers: a `Headers` object, or a plain record as in Node. */
export type HeadersInput =
  | { readonly get: (name: string) => string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The value of a header that must occur once. */
export type HeaderValue =
  | { readonly kind: "one"; readonly value: string }
  | { readonly kind: "missing" }
  | { readonly kind: "repeated" };

/**
 * Reads a header that must occur once. Two values are `repeated`, even if `Headers` or Node joined them with a comma and
 * a space: otherwise one value could be verified and the other used.
 */
export function readHeader(headers: HeadersInput, name: string): HeaderValue {
  const value = isHeaders(headers) ? headers.get(name) : joinValues(headers, name);
  if (value === null || value === "") return { kind: "missing" };
  return value.includes(", ") ? { kind: "repeated" } : { kind: "one", value };
}

function joinValues(headers: Exclude<HeadersInput, { get: unknown }>, name: string): string {
  return Object.entries(headers)
    .filter(([key]) => key.toLowerCase() === name)
    .flatMap(([, value]) => value ?? [])
    .join(", ");
}

function isHeaders(headers: HeadersInput): headers is Extract<HeadersInput, { get: unknown }> {
  return typeof headers["get"] === "function";
}
