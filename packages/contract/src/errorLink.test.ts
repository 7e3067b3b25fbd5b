import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { errorCodes } from "./errorCodes.ts";
import { docsUrl, errorLink, errorTopics } from "./errorLink.ts";

const page = readFileSync(new URL("../../../docs/errors.md", import.meta.url), "utf8");
const sections = page
  .replaceAll(/^## .*\n\n/gm, "")
  .split(/^### /m)
  .slice(1);
const headings = sections.map((section) => section.split("\n", 1)[0] ?? "");

test("default", () => {
  expect(errorLink("CONFLICT")).toBe(`${docsUrl}/errors/CONFLICT`);
});

describe("docs/errors.md", () => {
  test("behaviour: every error code and every topic has one heading, and no other error has", () => {
    expect(headings.toSorted()).toEqual([...Object.keys(errorCodes), ...errorTopics].toSorted());
  });

  test.each(Object.entries(errorCodes))("behaviour: %s states its HTTP status", (code, { status }) => {
    expect(sections[headings.indexOf(code)]).toContain(`HTTP ${status}.`);
  });

  test.each(sections.map((section) => [section.split("\n", 1)[0], section]))(
    "behaviour: %s states the problem, its effect at the service and the fix",
    (_, section) => {
      expect(section).toMatch(/^\S+\n\n[A-Z].+?\n\n\*\*Changed at the service:\*\* .+?\n\n\*\*Fix:\*\* [A-Z].+\.\s*$/s);
    },
  );
});
