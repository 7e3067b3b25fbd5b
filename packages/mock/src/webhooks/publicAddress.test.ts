import { describe, expect, test } from "vitest";
import { isLoopbackAddress, isPublicAddress } from "./publicAddress.ts";

describe("isPublicAddress", () => {
  test.each([
    "1.1.1.1",
    "8.8.8.8",
    "9.255.255.255",
    "11.0.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "126.255.255.255",
    "128.0.0.0",
    "169.253.255.255",
    "172.15.255.255",
    "172.32.0.0",
    "192.167.255.255",
    "192.169.0.0",
    "198.17.255.255",
    "198.20.0.0",
    "223.255.255.255",
    "2001:200::1",
    "2001:4860:4860::8888",
    "2003::1",
    "2600::",
    "2606:4700:4700::1111",
    "3ffe::1",
  ])("default: %s is public", (address) => expect(isPublicAddress(address)).toBe(true));

  test.each([
    ["unspecified", "0.0.0.0"],
    ["this network", "0.1.2.3"],
    ["private", "10.0.0.1"],
    ["private", "172.16.0.1"],
    ["private", "172.31.255.255"],
    ["private", "192.168.1.1"],
    ["shared by a carrier", "100.64.0.1"],
    ["shared by a carrier", "100.127.255.255"],
    ["loopback", "127.0.0.1"],
    ["loopback", "127.255.255.254"],
    ["link-local", "169.254.0.1"],
    ["a cloud's metadata", "169.254.169.254"],
    ["protocol assignments", "192.0.0.8"],
    ["documentation", "192.0.2.1"],
    ["documentation", "198.51.100.7"],
    ["documentation", "203.0.113.9"],
    ["6to4 relays", "192.88.99.1"],
    ["benchmarking", "198.18.0.1"],
    ["benchmarking", "198.19.255.255"],
    ["multicast", "224.0.0.1"],
    ["multicast", "239.255.255.255"],
    ["reserved", "240.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["unspecified", "::"],
    ["loopback", "::1"],
    ["loopback, written out", "0:0:0:0:0:0:0:1"],
    ["mapped loopback", "::ffff:127.0.0.1"],
    ["mapped loopback, in hexadecimal", "::ffff:7f00:1"],
    ["mapped private", "::ffff:10.0.0.1"],
    ["mapped public", "::ffff:8.8.8.8"],
    ["IPv4-compatible", "::8.8.8.8"],
    ["IPv4-translated", "::ffff:0:8.8.8.8"],
    ["NAT64", "64:ff9b::8.8.8.8"],
    ["NAT64 to loopback", "64:ff9b::7f00:1"],
    ["local NAT64", "64:ff9b:1::808:808"],
    ["discard", "100::1"],
    ["Teredo", "2001::1"],
    ["benchmarking", "2001:2::1"],
    ["ORCHID", "2001:20::1"],
    ["documentation", "2001:db8::1"],
    ["6to4", "2002:7f00:1::"],
    ["documentation", "3fff::1"],
    ["segment routing", "5f00::1"],
    ["not allocated", "4000::1"],
    ["unique local", "fc00::1"],
    ["unique local", "fd12:3456:789a::1"],
    ["link-local", "fe80::1"],
    ["link-local with a zone", "fe80::1%eth0"],
    ["site-local", "fec0::1"],
    ["multicast", "ff02::1"],
    ["no address", ""],
    ["no address", "localhost"],
    ["a short form", "127.1"],
    ["octal", "0177.0.0.1"],
    ["one number", "2130706433"],
    ["hexadecimal", "0x7f000001"],
    ["brackets", "[2600::]"],
  ])("behaviour: %s, %s, is not public", (_, address) => expect(isPublicAddress(address)).toBe(false));
});

describe("isLoopbackAddress", () => {
  test.each(["127.0.0.1", "127.8.8.8", "::1"])("default: %s is loopback", (address) => {
    expect(isLoopbackAddress(address)).toBe(true);
  });

  test.each(["128.0.0.1", "10.0.0.1", "0.0.0.0", "::", "::2", "localhost", ""])(
    "behaviour: %j is not loopback",
    (address) => {
      expect(isLoopbackAddress(address)).toBe(false);
    },
  );
});
