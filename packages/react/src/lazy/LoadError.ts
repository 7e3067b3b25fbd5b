import { PartnerError } from "@partner-kit/contract";

/** A chunk of the kit's code could not be loaded. `cause` is the browser's error. */
export class LoadError extends PartnerError {
  override readonly name = "LoadError";

  constructor({ cause }: { readonly cause: unknown }) {
    super("A file of the kit's code could not be loaded.", {
      cause,
      details: "The network failed, or a new release has removed the old files. Retry, or reload the page.",
    });
  }
}
