export interface SaveFileParameters {
  readonly name: string;
  readonly text: string;
  /** Media type. */
  readonly type: string;
  /** Default `setTimeout`. */
  readonly schedule?: ((run: () => void, milliseconds: number) => void) | undefined;
}

/** Downloads a text as a file. */
export function saveFile({ name, text, type, schedule = setTimeout }: SaveFileParameters): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the URL only after the person has allowed the download.
  schedule(() => URL.revokeObjectURL(url), LIFETIME);
}

/** Downloads a CSV whose name ends with the time. */
export function saveCsv(name: string, text: string): void {
  const time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  saveFile({ name: `${name}-${time}.csv`, text, type: "text/csv;charset=utf-8" });
}

/** Milliseconds. */
const LIFETIME = 40_000;
