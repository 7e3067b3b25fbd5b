import { saveFile } from "../../provider/saveFile.ts";

/** Has the browser save a table, named after the moment. */
export function saveCsv(text: string): void {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  saveFile({ name: `markets-${moment}.csv`, text, type: "text/csv;charset=utf-8" });
}
