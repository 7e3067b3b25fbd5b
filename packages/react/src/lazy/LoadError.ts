import { PartnerError } from "@partner-kit/contract";

/** Code that comes later could not be loaded. `cause` is what the browser says. */
export class LoadError extends PartnerError {
  override readonly name = "LoadError";

  constructor({ cause }: { readonly cause: unknown }) {
    super("A file of the kit's own code could not be loaded.", {
      cause,
      details: "The network was lost, or a release took the old files away. Asking again loads it again.",
    });
  }
}
