/** Writes rows as CSV (RFC 4180) with the service's exact values. A missing value is an empty cell. */
export function writeCsv<TField extends string>(
  fields: readonly TField[],
  rows: readonly { readonly [field in TField]?: string | null | undefined }[],
): string {
  const lines = rows.map((row) => fields.map((field) => writeCell(row[field] ?? "")).join(","));
  return [fields.join(","), ...lines, ""].join("\r\n");
}

function writeCell(text: string): string {
  // Spreadsheets execute cells that start like a formula. A signed number is safe. Where numbers have a decimal comma, they begin
  // a cell after a semicolon, too.
  const safe = text.replaceAll(/(^|[;\t\r\n])(?=[=@\t\r]|[+-](?![\d.]+$))/g, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
