export interface SaveFileParameters {
  readonly name: string;
  readonly text: string;
  /** Media type. */
  readonly type: string;
  /** Runs something after some milliseconds. Default: the page's timers. */
  readonly schedule?: ((run: () => void, milliseconds: number) => void) | undefined;
}

/** Has the browser save a text as a file. The page lets go of the text a little later. */
export function saveFile({ name, text, type, schedule = setTimeout }: SaveFileParameters): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads it after the click, and not before the person has allowed the download.
  schedule(() => URL.revokeObjectURL(url), LIFETIME);
}

/** Milliseconds. */
const LIFETIME = 40_000;
