import { PartnerError } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { addressList } from "./addressList.ts";

test.each<[entry: string, inside: readonly string[], outside: readonly string[]]>([
  ["203.0.113.7", ["203.0.113.7", "::ffff:203.0.113.7", "::ffff:cb00:7107"], ["203.0.113.8", "::203.0.113.7"]],
  ["203.0.113.0/24", ["203.0.113.0", "203.0.113.255", "::ffff:203.0.113.9"], ["203.0.114.0", "2001:db8::1"]],
  ["203.0.113.77/24", ["203.0.113.1"], ["203.0.112.255"]],
  ["0.0.0.0/1", ["98.51.100.1"], ["198.51.100.1", "2001:db8::1"]],
  ["2001:db8::1", ["2001:db8::1", "2001:0db8:0::0001"], ["2001:db8::2", "203.0.113.7"]],
  ["2001:db8::/32", ["2001:db8:ffff::1", "2001:DB8::1"], ["2001:db9::1"]],
  ["::ffff:203.0.113.0/120", ["203.0.113.9", "::ffff:203.0.113.9"], ["203.0.114.9"]],
  ["fe80::/10", ["fe80::1%eth0"], ["fc00::1%eth0"]],
])("default: %s", (entry, inside, outside) => {
  const list = addressList(["192.0.2.1", entry]);
  // Twice, because the second lookup is cached.
  for (const address of [...inside, ...inside]) expect([address, list.has(address)]).toEqual([address, true]);
  for (const address of [...outside, ...outside]) expect([address, list.has(address)]).toEqual([address, false]);
});

test.each([
  "",
  "localhost",
  "203.0.113",
  "203.0.113.256",
  "203.0.113.07",
  " 203.0.113.7",
  "203.0.113.7:443",
  "203.0.113.0/33",
  "203.0.113.0/",
  "203.0.113.0/08",
  "203.0.113.0/24/24",
  "203.0.113.0/-1",
  "203.0.113.*",
  "2001:db8::/129",
  "2001:db8:::/32",
  "[2001:db8::1]",
  "fe80::1%eth0",
])("behaviour: the entry %j is refused", (entry) => {
  const run = () => addressList(["203.0.113.7", entry]);
  expect(run).toThrow(PartnerError);
  expect(run).toThrow(`addressList: the list contains ${JSON.stringify(entry)}, which is neither an IP address nor`);
});

test.each(["0.0.0.0/0", "::/0"])("behaviour: %s is refused, because it is every address", (entry) => {
  expect(() => addressList([entry])).toThrow(`addressList: the list contains ${entry}, which is every address.`);
});

test("behaviour: an empty list is refused, because nothing could match", () => {
  expect(() => addressList([])).toThrow("addressList: the list is empty.");
});

test("behaviour: text that is not an address is in no list, and many addresses do not fill the memory of lookups", () => {
  const list = addressList(["203.0.113.0/24"]);
  for (const text of ["", "unknown", "203.0.113", "%"]) expect(list.has(text)).toBe(false);
  for (let index = 0; index < 2_500; index += 1)
    expect(list.has(`${index % 2 === 0 ? "203.0.113" : "203.0.114"}.${index % 256}`)).toBe(index % 2 === 0);
});
