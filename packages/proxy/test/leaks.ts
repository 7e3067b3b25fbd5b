import { afterEach } from "vitest";

const secrets = new Set<string>();
let outputs: (string | Promise<string>)[] = [];

/** Something that no answer and no log line of any test may hold. */
export function keepSecret(secret: string): void {
  secrets.add(secret);
}

/** What a person, a page or an operator got to see. */
export function recordOutput(output: string | Promise<string>): void {
  outputs.push(output);
}

/** An answer as text, head and body. Streams are left to their readers. */
export function recordResponse(response: Response): void {
  recordOutput(JSON.stringify(Array.from(response.headers)));
  if (response.headers.get("content-type") !== "text/event-stream") recordOutput(response.clone().text());
}

afterEach(async () => {
  const seen = await Promise.all(outputs.map((output) => Promise.resolve(output).catch(() => "")));
  outputs = [];
  const leaks = seen.filter((output) => Array.from(secrets).some((secret) => output.includes(secret)));
  if (leaks.length > 0) throw new Error(`A secret got out: ${leaks.join("\n")}`);
});
