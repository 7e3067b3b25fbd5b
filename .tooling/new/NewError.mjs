/** A mistake in what was asked for. Its message says what to do instead, and nothing has been written. */
export class NewError extends Error {
  /** @override */
  name = "NewError";
}
