import { pathToFileURL } from "node:url";
import type { Authorize } from "../access.ts";
import { allowLocal } from "../allowLocal.ts";
import { ConfigError } from "./ConfigError.ts";

/** Loads the module that PARTNER_KIT_AUTHORIZE names. Throws a `ConfigError` where it holds no function. */
export async function loadAuthorize(setting: string): Promise<Authorize> {
  if (setting === "allow-local") return allowLocal();
  const exported = await load(setting);
  if (!isAuthorize(exported)) {
    throw problem(
      "points to a module without a function as its default export. Write: export default function authorize(request) { return { subject, scopes } }",
    );
  }
  return exported;
}

async function load(path: string): Promise<unknown> {
  try {
    const module: { readonly default?: unknown } = await import(pathToFileURL(path).href);
    return module.default;
  } catch (error) {
    const [reason = ""] = String(error).split("\n");
    throw problem(`points to a module that cannot be loaded (${reason}). Write the path of a JavaScript module`);
  }
}

/** What it returns is checked at every call. */
function isAuthorize(value: unknown): value is Authorize {
  return typeof value === "function";
}

function problem(text: string): ConfigError {
  return new ConfigError({ variable: "PARTNER_KIT_AUTHORIZE", problem: text });
}
