import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import * as exported from "../exports/testing.ts";

test("default", () => {
  expect(Object.keys(exported)).toEqual(["setupPartnerKit", "withOrigin"]);
});

test("behaviour: source, types and build agree", () => {
  expect(manifest.exports["./testing"]).toEqual({
    "@partner-kit/source": "./src/exports/testing.ts",
    types: "./dist/exports/testing.d.ts",
    default: "./dist/exports/testing.js",
  });
});
