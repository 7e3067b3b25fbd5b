/** An error in the arguments. Its message says how to fix it. No file was written. */
export class NewError extends Error {
  /** @override */
  name = "NewError";
}
