/** Whether the service document shows a detail or the kit assumes it. */
export type Evidence = "documented" | "assumed";
