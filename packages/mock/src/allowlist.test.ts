import { expect, test } from "vitest";
import { checkAllowlist, isAllowed } from "./allowlist.ts";

test.each([
  ["203.0.113.7", ["203.0.113.7"], true],
  ["203.0.113.8", ["203.0.113.7"], false],
  ["203.0.113.200", ["198.51.100.1", "203.0.113.0/24"], true],
  ["203.0.114.1", ["203.0.113.0/24"], false],
  ["::ffff:203.0.113.7", ["203.0.113.0/24"], true],
  ["2001:db8::5", ["2001:db8::/32"], true],
  ["2001:db9::5", ["2001:db8::/32"], false],
  ["203.0.113.7", ["2001:db8::/32"], false],
  ["203.0.113.7", [], false],
  ["nonsense", ["0.0.0.0/0"], false],
])("behaviour: %s against %j is %s", (address, allowlist, expected) => {
  expect(isAllowed(address, allowlist)).toBe(expected);
});

test("behaviour: rejects an invalid allowlist immediately", () => {
  checkAllowlist(["203.0.113.0/24", "::1"]);
  for (const entry of ["203.0.113.0/33", "localhost", ""]) {
    expect(() => checkAllowlist([entry])).toThrow("neither an address nor a CIDR range");
  }
});
