/** Writes rows as CSV (RFC 4180) with the service's exact values. A missing value is an empty cell. */
export function writeCsv<TField extends string>(
  fields: readonly TField[],
  rows: readonly { readonly [field in TField]?: string | null | undefined }[],
): string {
  const lines = rows.map((row) => fields.map((field) => writeCell(row[field] ?? "")).join(","));
  return [fields.join(","), ...lines, ""].join("\r\n");
}

function writeCell(text: string): string {
  // Spreadsheets execute cells that start like a formula. A signed number is safe.
  const safe = /^[=@\t\r]|^[+-](?![\d.]+$)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
