import { afterEach, expect, test, vi } from "vitest";
import { saveFile } from "./saveFile.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("default: revokes the URL after the browser has had time to read it", async () => {
  const blobs = new Map<string, Blob>();
  const createObjectURL = (blob: Blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob);
    return url;
  };
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL, revokeObjectURL: (url: string) => blobs.delete(url) }));
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  const scheduled: { run: () => void; milliseconds: number }[] = [];
  saveFile({
    name: "secret.env",
    content: "SECRET=1\n",
    type: "text/plain",
    schedule: (run, milliseconds) => scheduled.push({ run, milliseconds }),
  });
  expect(saved).toEqual(["secret.env blob:0"]);
  expect(blobs.get("blob:0")?.type).toBe("text/plain");
  expect(await blobs.get("blob:0")?.text()).toBe("SECRET=1\n");
  expect(scheduled).toEqual([{ run: expect.any(Function), milliseconds: 40_000 }]);
  scheduled[0]?.run();
  expect(blobs.size).toBe(0);
});
