// @vitest-environment node
import { describe, expect, test } from "vitest";
import { checkAddress } from "./checkAddress.ts";

const valid = { isValid: true, hasChecksum: true, isTestnet: false };

describe("evm", () => {
  const format = "evm";
  // Examples of EIP-55.
  test.each([
    "0x52908400098527886E0F7030069857D2E4169EE7",
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
    "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
    "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
  ])("default: %s", (address) => expect(checkAddress({ format, address })).toMatchObject({ isValid: true }));

  test("behaviour: detects one letter in the wrong case", () => {
    const address = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD";
    expect(checkAddress({ format, address })).toEqual({ isValid: false, problem: "checksum" });
  });

  test("behaviour: an address in a single case has no checksum", () => {
    const address = "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed";
    expect(checkAddress({ format, address })).toEqual({ ...valid, hasChecksum: false });
  });

  test.each(["", "0x", "5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe"])(
    "behaviour: %o has not the form",
    (address) => expect(checkAddress({ format, address })).toEqual({ isValid: false, problem: "form" }),
  );
});

describe("tron", () => {
  const format = "tron";
  test("default", () => {
    expect(checkAddress({ format, address: "TUfFWHzWJrjD37oLPNQSb8eggk5jQyMuCY" })).toEqual(valid);
    expect(checkAddress({ format, address: "TUfFWHzWJrjD37oLPNQSb8eggk5jQyMuCZ" })).toEqual({
      isValid: false,
      problem: "checksum",
    });
    expect(checkAddress({ format, address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" })).toEqual({
      isValid: false,
      problem: "form",
    });
  });
});

test("default: solana, which has no checksum", () => {
  const format = "solana";
  const address = "DgDAGqPLhzxiZ1UTJvUzFKrvzs4tcPw9qxsy1ovNbSEv";
  expect(checkAddress({ format, address })).toEqual({ ...valid, hasChecksum: false });
  for (const wrong of [address.slice(1, 32), `${address}1`, address.replace("D", "0")]) {
    expect(checkAddress({ format, address: wrong })).toEqual({ isValid: false, problem: "form" });
  }
});

describe("bitcoin", () => {
  const format = "bitcoin";
  // Examples of BIP 173, BIP 350 and the first block.
  test.each([
    "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
    "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy",
    "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
    "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4",
    "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
  ])("default: %s", (address) => expect(checkAddress({ format, address })).toEqual(valid));

  test.each(["tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn"])(
    "behaviour: %s is of the test network",
    (address) => expect(checkAddress({ format, address })).toEqual({ ...valid, isTestnet: true }),
  );

  test.each([
    ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb", "checksum"],
    ["bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5", "checksum"],
    // A version 1 address with the checksum of version 0.
    ["bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4", "form"],
    ["bc1Qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "form"],
    ["0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "form"],
  ])("behaviour: %s: %s", (address, problem) =>
    expect(checkAddress({ format, address })).toEqual({ isValid: false, problem }),
  );
});
