/** Where an error came from. */
export type ErrorSource =
  | { readonly source: "render"; readonly component: string }
  | { readonly source: "query" | "mutation"; readonly operation: string }
  /** A chunk could not be loaded: a `LoadError`. The component shows an error with a button that loads it again. */
  | { readonly source: "load"; readonly component: string }
  | { readonly source: "live" }
  /** The messages of a language could not be loaded. Messages stay English. */
  | { readonly source: "text"; readonly locale: string };

/** Receives every error of the kit, for the host's telemetry. The kit itself sends no telemetry. */
export type ReportError = (error: unknown, source: ErrorSource) => void;
