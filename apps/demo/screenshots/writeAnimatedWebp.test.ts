import { expect, test } from "vitest";
import { writeAnimatedWebp } from "./writeAnimatedWebp.ts";

/** A file with a colour profile of an odd length before its picture. */
function still(content: string): Buffer {
  const name = (text: string, length: number) => Buffer.concat([Buffer.from(text), Buffer.from([length, 0, 0, 0])]);
  const profile = [name("ICCP", 3), Buffer.from("abc\0")];
  return Buffer.concat([
    name("RIFF", 0),
    Buffer.from("WEBP"),
    ...profile,
    name("VP8 ", content.length),
    Buffer.from(content),
  ]);
}

test("default: frames with their durations, without the profiles of the pictures", () => {
  const frames = [
    { picture: still("first!"), milliseconds: 700 },
    { picture: still("second"), milliseconds: 1500 },
  ];
  const file = writeAnimatedWebp({ frames, width: 1200, height: 750 });
  expect([0, 8, 12].map((at) => file.toString("latin1", at, at + 4))).toEqual(["RIFF", "WEBP", "VP8X"]);
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect([file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1]).toEqual([1200, 750]);
  const starts = [file.indexOf("ANMF"), file.lastIndexOf("ANMF")];
  expect(starts.map((at) => file.readUIntLE(at + 20, 3))).toEqual([700, 1500]);
  expect(file.includes("first!") && file.includes("second")).toBe(true);
  expect(file.includes("ICCP")).toBe(false);
});

test("behaviour: a file without a picture is an error", () => {
  const frames = [{ picture: Buffer.from("RIFF....WEBP"), milliseconds: 1 }];
  expect(() => writeAnimatedWebp({ frames, width: 1, height: 1 })).toThrow("no WebP picture");
});
