/** A receiver in one language, as a complete file. */
export interface WebhookSnippet {
  readonly language: "typescript" | "python" | "go" | "php" | "java";
  readonly fileName: string;
  /** Loads its text. */
  readonly load: () => Promise<string>;
}

/**
 * Receivers that follow the service document: raw body, age, constant-time signatures, each event once, and 204 after the
 * commit. The package's tests run these files in `snippets/`.
 */
export const webhookSnippets: readonly [WebhookSnippet, ...WebhookSnippet[]] = [
  {
    language: "typescript",
    fileName: "receiver.ts",
    load: async () => (await import("./generated/typescript.ts")).typescript,
  },
  { language: "python", fileName: "receiver.py", load: async () => (await import("./generated/python.ts")).python },
  { language: "go", fileName: "receiver.go", load: async () => (await import("./generated/go.ts")).go },
  { language: "php", fileName: "receiver.php", load: async () => (await import("./generated/php.ts")).php },
  { language: "java", fileName: "Receiver.java", load: async () => (await import("./generated/java.ts")).java },
];
