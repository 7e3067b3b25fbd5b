import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PartnerError } from "@partner-kit/contract";
import { expect, onTestFinished, test, vi } from "vitest";
import { createGate } from "../../test/createGate.ts";
import { createTestLogger } from "../../test/createTestLogger.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import type { RotateParameters } from "../rotation/createRotation.ts";
import { type RotateFromFilesParameters, rotateFromFiles } from "./rotateFromFiles.ts";

const OLD = "key-old-0123456789";
const NEW = "key-new-0123456789";
const STORE_KEY = btoa("k".repeat(32));

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "partner-kit-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A rotation from the file of the API key, with a watcher and a clock that the test controls. */
function start({ rotate, ...parameters }: Partial<RotateFromFilesParameters> = {}) {
  const file = join(createFolder(), "api-key");
  writeFileSync(file, `${OLD}\n`);
  const time = createTestTime();
  const logger = createTestLogger();
  const rotated: RotateParameters[] = [];
  const secrets: string[] = [];
  const onUnwatch = vi.fn<() => void>();
  let report = (): void => undefined;
  const rotation = rotateFromFiles({
    variables: { PARTNER_KIT_API_KEY_FILE: file },
    async rotate(next) {
      rotated.push(next);
      await rotate?.(next);
    },
    secrets,
    logger,
    schedule: time.schedule,
    watch(_, onChange) {
      report = onChange;
      return onUnwatch;
    },
    ...parameters,
  });
  return { ...rotation, file, time, logger, rotated, secrets, onUnwatch, report: () => report() };
}

test("default: a change that the platform reports is used after it has settled", async () => {
  const { file, time, rotated, secrets, report, logger } = start();
  writeFileSync(file, `${NEW}\n`);
  report();
  report();
  time.advance(199);
  expect(rotated).toEqual([]);
  time.advance(1);
  await expect.poll(() => rotated).toEqual([{ apiKey: NEW }]);
  expect([secrets, logger.entries]).toEqual([[NEW], []]);
});

test("behaviour: a change that the platform does not report is used within 10 seconds", async () => {
  const { file, time, rotated, check } = start();
  time.advance(10_000);
  await check();
  expect(rotated).toEqual([]);
  writeFileSync(file, NEW);
  time.advance(10_000);
  await expect.poll(() => rotated).toEqual([{ apiKey: NEW }]);
});

test.each([
  ["empty", "", "names a file whose content is empty"],
  ["invalid", `${NEW}\n${NEW}`, "names a file whose content contains a space, a line break"],
])("behaviour: with an %s file the former secret stays, and the file is read again", async (_, content, problem) => {
  const { file, rotated, logger, check } = start();
  writeFileSync(file, content);
  await check();
  await check();
  expect(rotated).toEqual([]);
  expect(logger.entries).toEqual([
    {
      level: "warn",
      fields: { variables: ["PARTNER_KIT_API_KEY_FILE"], problem: expect.stringContaining(problem) },
      message: expect.stringContaining("keeps the former one: correct the file"),
    },
  ]);
  expect(logger.text()).not.toContain(NEW);
  writeFileSync(file, NEW);
  await check();
  expect(rotated).toEqual([{ apiKey: NEW }]);
});

test("behaviour: a deleted file keeps the former secret", async () => {
  const { file, rotated, logger, check } = start();
  rmSync(file);
  await check();
  writeFileSync(file, OLD);
  await check();
  expect(rotated).toEqual([]);
  expect(logger.entries).toMatchObject([{ fields: { problem: expect.stringContaining("cannot be read") } }]);
});

test("behaviour: a refused secret is tried again, less and less often, and at once if the file changes", async () => {
  let isRefused = true;
  const { file, rotated, logger, check } = start({
    rotate: async () => {
      if (isRefused) throw new PartnerError("rotate: the service rejects the new `apiKey`.");
    },
  });
  writeFileSync(file, "key-bad-0123456789");
  const attempts: number[] = [];
  for (let turn = 0; turn < 16; turn += 1) {
    const before = rotated.length;
    await check();
    if (rotated.length > before) attempts.push(turn);
  }
  expect(attempts).toEqual([0, 2, 6, 14]);
  expect(logger.entries).toHaveLength(1);
  isRefused = false;
  writeFileSync(file, NEW);
  await check();
  expect(rotated.at(-1)).toEqual({ apiKey: NEW });
  await check();
  expect(rotated).toHaveLength(5);
});

test("behaviour: an invalid secret does not hold up another one", async () => {
  const folder = createFolder();
  const [apiKey, storeKey] = [join(folder, "api-key"), join(folder, "store-key")];
  writeFileSync(apiKey, OLD);
  writeFileSync(storeKey, STORE_KEY);
  const { check, rotated } = start({
    variables: { PARTNER_KIT_API_KEY_FILE: apiKey, PARTNER_KIT_STORE_KEY_FILE: storeKey },
  });
  writeFileSync(apiKey, "");
  const next = `${btoa("n".repeat(32))},${STORE_KEY}`;
  writeFileSync(storeKey, next);
  await check();
  expect(rotated).toEqual([{ storeKeys: next.split(",") }]);
});

test("behaviour: close ends the watch and the timers", () => {
  const { close, time, onUnwatch, report } = start();
  report();
  close();
  expect(onUnwatch).toHaveBeenCalledOnce();
  expect(time.isIdle()).toBe(true);
});

test("behaviour: without a file nothing is watched", () => {
  const watch = vi.fn<() => () => void>();
  const { time } = start({ variables: { PARTNER_KIT_API_KEY: OLD }, watch });
  expect(watch).not.toHaveBeenCalled();
  expect(time.isIdle()).toBe(true);
});

test.each([
  [
    "a rename over the file",
    (folder: string) => {
      writeFileSync(join(folder, "next"), NEW);
      renameSync(join(folder, "next"), join(folder, "api-key"));
    },
  ],
  ["a write into the file", (folder: string) => writeFileSync(join(folder, "api-key"), NEW)],
  [
    "a swapped symlink, as in a Kubernetes secret",
    (folder: string) => {
      mkdirSync(join(folder, "..2026_2"));
      writeFileSync(join(folder, "..2026_2", "api-key"), NEW);
      symlinkSync("..2026_2", join(folder, "..data_tmp"));
      renameSync(join(folder, "..data_tmp"), join(folder, "..data"));
    },
  ],
])("behaviour: real files: %s is noticed", async (name, change) => {
  const folder = createFolder();
  const file = join(folder, "api-key");
  if (name.includes("symlink")) {
    mkdirSync(join(folder, "..2026_1"));
    writeFileSync(join(folder, "..2026_1", "api-key"), OLD);
    symlinkSync("..2026_1", join(folder, "..data"));
    symlinkSync(join("..data", "api-key"), file);
  } else writeFileSync(file, OLD);
  const rotated = createGate<RotateParameters>();
  const rotation = rotateFromFiles({
    variables: { PARTNER_KIT_API_KEY_FILE: file },
    rotate: async (next) => rotated.resolve(next),
    secrets: [],
    logger: createTestLogger(),
  });
  onTestFinished(rotation.close);
  change(folder);
  expect(await rotated.promise).toEqual({ apiKey: NEW });
});
