/** Where an error came from. */
export type ErrorSource =
  | { readonly source: "render"; readonly component: string }
  | { readonly source: "query" | "mutation"; readonly operation: string }
  | { readonly source: "live" };

/** Told of every error the kit met, for the host's own telemetry. The kit sends nothing anywhere by itself. */
export type ReportError = (error: unknown, source: ErrorSource) => void;
