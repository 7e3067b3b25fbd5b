import { afterAll, beforeAll, expect, test } from "vitest";
import type { BackEnd } from "./BackEnd.ts";
import { openAs } from "./openAs.ts";
import { looks, openScreen } from "./screens.ts";
import { startDemo } from "./startDemo.ts";

let demo: BackEnd;

beforeAll(async () => {
  demo = await startDemo();
});

afterAll(() => demo?.stop());

test("behaviour: the first call has the fields of a real response", async () => {
  const page = await openAs({ backEnd: demo, person: "amara" });
  await openScreen(page, `${demo.origin}/developers`);
  const shown: unknown = JSON.parse(await page.locator(".app-response pre").innerText());
  const command = await page.locator(".app-call code").innerText();
  const response = await fetch(command.replace("curl ", ""));
  expect(describeFields(shown)).toEqual(describeFields(await response.json()));
  await page.context().close();
});

test("behaviour: a phone counts permissions, and lists them on demand", async () => {
  const page = await openAs({ backEnd: demo, person: "amara", look: looks.phone });
  await openScreen(page, `${demo.origin}/developers`);
  const counts = page.getByRole("button", { name: "10 granted, 2 missing" });
  const permission = page.getByText("Cannot decide on approvals");
  await counts.waitFor();
  expect(await permission.isVisible()).toBe(false);
  await counts.click();
  expect(await permission.isVisible()).toBe(true);
  await page.context().close();
});

/** The names of fields and the types of their values. */
function describeFields(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, describeFields(field)]));
}
