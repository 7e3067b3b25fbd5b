/** A receiver in one language, as a whole file. */
export interface WebhookSnippet {
  readonly language: "typescript" | "python" | "go" | "php" | "java";
  readonly fileName: string;
  /** Its text, read when it is shown. */
  readonly load: () => Promise<string>;
}

/**
 * Receivers that do what the service document asks of one: raw body, age, signatures in constant time, each event once, and
 * 204 only after it is committed. They are the files in `snippets/`, which the package's tests run.
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
