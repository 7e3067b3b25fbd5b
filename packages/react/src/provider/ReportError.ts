/** Where an error came from. */
export type ErrorSource =
  | { readonly source: "render"; readonly component: string }
  | { readonly source: "query" | "mutation"; readonly operation: string }
  /** Code that comes later could not be loaded: a `LoadError`. The part says so in its place, and can be tried again. */
  | { readonly source: "load"; readonly component: string }
  | { readonly source: "live" }
  /** The words of a language could not be loaded; English is shown. */
  | { readonly source: "text"; readonly locale: string };

/** Told of every error the kit met, for the host's own telemetry. The kit sends nothing anywhere by itself. */
export type ReportError = (error: unknown, source: ErrorSource) => void;
