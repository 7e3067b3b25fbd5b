/** Has the browser save a text as a file. */
export function saveCsv(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `markets-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.csv`;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
