export interface SaveFileParameters {
  readonly name: string;
  readonly content: string | Blob;
  /** Media type. */
  readonly type: string;
  /** Default `setTimeout`. */
  readonly schedule?: ((run: () => void, milliseconds: number) => void) | undefined;
}

/** Downloads a text or an image as a file. */
export function saveFile({ name, content, type, schedule = setTimeout }: SaveFileParameters): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the URL only after the person has allowed the download.
  schedule(() => URL.revokeObjectURL(url), LIFETIME);
}

/** Downloads a CSV whose name ends with the time. */
export function saveCsv(name: string, text: string): void {
  saveFile({ name: `${name}-${timeOfFile()}.csv`, content: text, type: "text/csv;charset=utf-8" });
}

/** The current time, in characters that file names may have. */
export function timeOfFile(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(":", "-");
}

/** Milliseconds. */
const LIFETIME = 40_000;
