/** Whether the service document shows a thing, or this kit had to assume it. */
export type Evidence = "documented" | "assumed";
