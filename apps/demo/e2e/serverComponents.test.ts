import { execFile } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { ar } from "@partner-kit/react/text/ar";
import { expect, test } from "vitest";

const root = new URL("../../../", import.meta.url).href;

test("behaviour: server components pass the reference of a catalogue, and the server renders its messages", async () => {
  const payload = await run("renderPayload.mjs", { conditions: ["react-server"] });
  expect(payload).toContain("/text/ar.js");
  // The catalogue has more than 50,000 characters.
  expect(payload.replaceAll(root, "").length).toBeLessThan(1000);
  expect(payload).not.toMatch(/[\u0600-\u06ff]/);
  const html = await run("renderHtml.mjs", { input: payload });
  expect(html).toContain(ar.tickerTable?.search);
  expect(html).toContain("Own message");
});

interface RunParameters {
  readonly conditions?: readonly string[];
  readonly input?: string;
}

/** Runs a script of the folder `serverComponents` and returns its output. */
async function run(script: string, { conditions = [], input = "" }: RunParameters): Promise<string> {
  const path = fileURLToPath(new URL(`serverComponents/${script}`, import.meta.url));
  const child = execFile(process.execPath, [...conditions.map((condition) => `--conditions=${condition}`), path], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  child.stdin?.end(input);
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error(`${script} has no output.`);
  const [output, errors] = await Promise.all([text(stdout), text(stderr)]);
  expect(errors).toBe("");
  return output;
}
