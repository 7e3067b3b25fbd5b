import { readFileSync } from "node:fs";
import { allOperations, kitOperations, webhookEventTypes } from "@partner-kit/contract";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { machineDocuments } from "./machineDocuments.ts";
import { writeOpenApi } from "./openapi.ts";

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

test.each(Object.entries(machineDocuments))("default: %s is up to date (run pnpm documents)", (file, write) => {
  expect(read(file)).toBe(write());
});

test.each(["openapi.json", "asyncapi.json"])("behaviour: %s passes the linter", async (file) => {
  const config = await createConfig({
    extends: ["recommended"],
    rules: {
      // Reads of public lists have no documented errors.
      "operation-4xx-response": "off",
      // The default of the address is the emulator on this machine.
      "no-server-example.com": "off",
    },
  });
  const problems = await lintFromString({ source: read(file), absoluteRef: `/${file}`, config });
  expect(problems.map(({ message, location: [at] }) => `${at?.pointer}: ${message}`)).toEqual([]);
});

test("behaviour: openapi.json has every operation, and marks the assumed ones", () => {
  const { paths }: { paths?: Readonly<Record<string, Readonly<Record<string, object>>>> } = writeOpenApi();
  const found = Object.values(paths ?? {}).flatMap((path) => Object.values(path).filter((one) => "operationId" in one));
  const operations = [...allOperations, ...Object.values(kitOperations)];
  expect(found.length).toBe(operations.length);
  for (const { name, assumed } of operations) {
    const entry = found.find(({ operationId }) => operationId === name);
    expect(entry).toBeDefined();
    expect(entry && "x-assumed" in entry ? entry["x-assumed"] : undefined).toBe(assumed);
  }
});

test("behaviour: events.schema.json accepts each event type and rejects an incomplete envelope", () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  const validate = ajv.compile(JSON.parse(read("events.schema.json")));
  const event = { id: "evt_1", version: 1, occurred_at: "2026-03-02T09:00:00Z", data: { id: "1", more: true } };
  for (const type of webhookEventTypes) expect(validate({ ...event, type })).toBe(true);
  expect(validate({ ...event, type: "deposit.unknown" })).toBe(false);
  expect(validate({ ...event, type: "deposit.success", occurred_at: "yesterday" })).toBe(false);
});
