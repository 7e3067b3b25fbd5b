// @vitest-environment node
import { expect, test } from "vitest";
import { cleanAddress, groupAddress } from "./address.ts";
import { oddCharacters } from "./assessAddress.ts";
import { addressFormat } from "./checkAddress.ts";
import { findLookalike } from "./findLookalike.ts";

const address = "0x49B16121e17F4a7B1b1a59f1d5586294f5183095";

test("default: addressFormat", () => {
  expect(addressFormat("tron")).toBe("tron");
  expect(addressFormat("BNB Smart Chain")).toBe("evm");
  expect(addressFormat("constructor")).toBeUndefined();
});

test("default: cleanAddress", () => {
  expect(cleanAddress(`\u200b ${address.slice(0, 20)}\n${address.slice(20)}\u00a0`)).toBe(address);
  expect(cleanAddress("0xаbc")).toBe("0xаbc");
});

test("default: groupAddress", () => {
  // Both ends have four characters.
  expect(groupAddress("TUfFWHzWJrjDQyMuCY")).toEqual(["TUfF", "WHzW", "JrjD", "Qy", "MuCY"]);
  expect(groupAddress("0x49B16121e17F4")).toEqual(["0x49B1", "6121", "e", "17F4"]);
  expect(groupAddress("TUf")).toEqual(["TUf"]);
  expect(groupAddress("")).toEqual([]);
  expect(groupAddress("0x")).toEqual(["0x"]);
  expect(groupAddress(address).join("")).toBe(address);
});

test("default: oddCharacters", () => {
  expect(oddCharacters(address)).toEqual([]);
  expect(oddCharacters("0xаbа１ж")).toEqual([
    { character: "а", codePoint: "U+0430", looksLike: "a" },
    { character: "１", codePoint: "U+FF11", looksLike: "1" },
    { character: "ж", codePoint: "U+0436", looksLike: undefined },
  ]);
  expect(oddCharacters("Ο")).toEqual([{ character: "Ο", codePoint: "U+039F", looksLike: "O" }]);
});

test("default: findLookalike", () => {
  const known = [{ label: "Treasury", address }];
  expect(findLookalike(address.toLowerCase(), known)).toMatchObject({ kind: "same", label: "Treasury" });
  expect(findLookalike("0x49B1999999999999999999999999999999993095", known)).toMatchObject({ kind: "similar" });
  expect(findLookalike("0x50B16121e17F4a7B1b1a59f1d5586294f5183095", known)).toBeUndefined();
  expect(findLookalike("", known)).toBeUndefined();
  const tron = "TUfFWHzWJrjD37oLPNQSb8eggk5jQyMuCY";
  expect(findLookalike(tron.toLowerCase(), [{ label: "Desk", address: tron }])).toMatchObject({ kind: "similar" });
});
