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

/** Milliseconds. */
const LIFETIME = 40_000;
