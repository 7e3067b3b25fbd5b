import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkSbom } from "./sbom.mjs";

const proxy = fileURLToPath(new URL("../../packages/proxy/", import.meta.url));
const manifest = JSON.parse(readFileSync(join(proxy, "package.json"), "utf8"));
const text = writeSbom();

test("default: a bill of materials from the packing script is valid and complete", async () => {
  expect(JSON.parse(text).components.map((/** @type {{ name: string }} */ { name }) => name)).toEqual(
    expect.arrayContaining(["contract", "undici", "zod"]),
  );
  expect(await checkSbom({ manifest, text })).toEqual([]);
});

test("behaviour: a document that breaks the schema fails", async () => {
  const broken = JSON.stringify({ ...JSON.parse(text), components: [{ name: "undici" }] });
  expect(await checkSbom({ manifest, text: broken })).toEqual([expect.stringContaining("schema of CycloneDX 1.6")]);
});

test("behaviour: a document of another package or version fails", async () => {
  const next = { ...manifest, version: "99.0.0" };
  expect(await checkSbom({ manifest: next, text })).toEqual([expect.stringContaining("instead of")]);
});

test("behaviour: a missing dependency fails", async () => {
  const more = { ...manifest, dependencies: { ...manifest.dependencies, leftpad: "catalog:" } };
  expect(await checkSbom({ manifest: more, text })).toEqual(["does not list the dependency leftpad"]);
  const bom = JSON.parse(text);
  bom.components = bom.components.filter((/** @type {{ name: string }} */ { name }) => name !== "zod");
  expect(await checkSbom({ manifest, text: JSON.stringify(bom) })).toEqual([
    expect.stringMatching(/^refers to pkg:npm\/zod@.* not a component$/),
  ]);
});

test("behaviour: every published package has provenance and packs its bill of materials", () => {
  const packages = join(proxy, "..");
  const manifests = readdirSync(packages).map((name) =>
    JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8")),
  );
  for (const { private: isPrivate, publishConfig, files, scripts } of manifests) {
    if (isPrivate) continue;
    expect(publishConfig).toEqual({ access: "public", provenance: true });
    expect(files).toContain("sbom.cdx.json");
    expect(scripts.prepack).toBe(manifest.scripts.prepack);
  }
  expect(readFileSync(join(packages, "../pnpm-workspace.yaml"), "utf8")).toMatch(/^provenance: true$/m);
});

/** Runs the packing script of the proxy with another output. */
function writeSbom() {
  const folder = mkdtempSync(join(tmpdir(), "sbom-"));
  try {
    const file = join(folder, "sbom.cdx.json");
    const [command, ...args] = manifest.scripts.prepack.replace("sbom.cdx.json", file).split(" ");
    execFileSync(command, args, { cwd: proxy, shell: process.platform === "win32", stdio: "pipe" });
    return readFileSync(file, "utf8");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
