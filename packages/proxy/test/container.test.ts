import { readFileSync, statSync } from "node:fs";
import { DockerfileParser } from "dockerfile-ast";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig } from "../src/node/readConfig.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const dockerfile = DockerfileParser.parse(read("../Dockerfile"));
const instructions = dockerfile.getInstructions().map((line) => ({
  keyword: line.getKeyword(),
  text: line.getArgumentsContent() ?? "",
}));
const lastStage = instructions.slice(instructions.findLastIndex(({ keyword }) => keyword === "FROM"));
const textsOf = (keyword: string) => lastStage.filter((line) => line.keyword === keyword).map(({ text }) => text);

test("default: the image is pinned, unprivileged and without a shell command at start", () => {
  const [image] = dockerfile.getARGs().map((argument) => argument.getProperty()?.getValue());
  expect(image).toMatch(/^node:24-slim@sha256:[0-9a-f]{64}$/);
  for (const from of dockerfile.getFROMs()) expect(from.getImage()).toMatch(/^\$\{NODE_IMAGE\}$/);
  expect(textsOf("USER")).toEqual(["10001:10001"]);
  // Only the built result is copied, and nothing from the context.
  expect(dockerfile.getCOPYs().map((copy) => copy.getFromFlag()?.getValue())).toEqual([undefined, "build"]);
  expect(textsOf("COPY")).toEqual(["/app /app"]);
  expect(JSON.parse(textsOf("VOLUME").join())).toEqual(["/data", "/tmp"]);
  expect(JSON.parse(textsOf("ENTRYPOINT").join())[0]).toBe("node");
  expect(textsOf("ENV").join()).toContain("NODE_OPTIONS=--max-semi-space-size=4 ");
  expect(textsOf("HEALTHCHECK").join()).toMatch(/CMD \["node", "--eval", /);
  expect(textsOf("ADD").concat(textsOf("CMD"))).toEqual([]);
  expect(instructions.some(({ text }) => / --prod /.test(text))).toBe(true);
});

test("behaviour: no layer can contain a secret", () => {
  const named = instructions.filter(({ keyword }) => keyword === "ENV" || keyword === "ARG").map(({ text }) => text);
  expect(named.join("\n")).not.toMatch(/KEY|SECRET|PASSWORD|TOKEN/);
  const ignored = read("../../../.dockerignore").split("\n");
  const secret = [".git", "**/node_modules", "**/.env*", "**/*.pem", "**/*.key", "**/secrets", "**/*.db"];
  expect(ignored).toEqual(expect.arrayContaining(secret));
});

const compose = parse(read("../compose.yaml"), { merge: true });
interface Service {
  readonly [setting: string]: unknown;
  readonly secrets?: readonly string[];
}

const services = Object.entries<Service>(compose.services);

test.each(services)("behaviour: the service %s is hardened", (_, service) => {
  expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
  expect(service["tmpfs"]).toContain("/tmp");
  expect(service["privileged"] ?? service["network_mode"]).toBeUndefined();
  // Images that are not built here are pinned.
  if (service["build"] === undefined) expect(service["image"]).toMatch(/@sha256:[0-9a-f]{64}$/);
  for (const name of service.secrets ?? []) expect(compose.secrets).toHaveProperty(name);
});

test("behaviour: secrets are files, and the database is reachable only from inside", () => {
  const { database, migrate, proxy } = compose.services;
  for (const { environment } of [database, migrate, proxy])
    for (const [name, value] of Object.entries(environment))
      if (/KEY|SECRET|PASSWORD/.test(name))
        expect([name, value]).toEqual([expect.stringMatching(/_FILE$/), expect.stringMatching(/^\/run\/secrets\//)]);
  expect(database.ports).toBeUndefined();
  expect([database.networks, compose.networks.store]).toEqual([["store"], { internal: true }]);
  expect(proxy.ports.every((port: string) => port.startsWith("127.0.0.1:"))).toBe(true);
  expect(database.healthcheck.test[0]).toBe("CMD");
  // The image sources a script that is not executable, and its `set -u` would then apply to the image's own script.
  expect(statSync(new URL("../ops/postgres-passwords.sh", import.meta.url)).mode & 0o111).toBe(0o111);
  expect(proxy.secrets).not.toContain("owner_url");
  expect([migrate.depends_on.database.condition, proxy.depends_on.migrate.condition]).toEqual([
    "service_healthy",
    "service_completed_successfully",
  ]);
});

test("behaviour: the proxy accepts the variables of the compose file", () => {
  const { environment } = compose.services.proxy;
  const files = { API_KEY: "key-0123456789abcdef", STORE: "postgres://partner_kit_app:p@database/partner_kit" };
  const key = Buffer.alloc(32, 1).toString("base64");
  const variables = Object.fromEntries(
    Object.keys(environment)
      .filter((name) => !name.endsWith("_FILE"))
      .map((name) => [name, environment[name]]),
  );
  const config = readConfig({
    ...variables,
    PARTNER_KIT_ENVIRONMENT: "production",
    PARTNER_KIT_BASE_URL: "https://service.example/v1",
    PARTNER_KIT_API_KEY: files.API_KEY,
    PARTNER_KIT_STORE: files.STORE,
    PARTNER_KIT_STORE_KEY: key,
    PARTNER_KIT_AUDIT_KEY: key,
  });
  expect(config).toMatchObject({ environment: "production", store: files.STORE });
});
