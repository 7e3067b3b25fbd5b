import { pathToFileURL } from "node:url";
import type { Authorize } from "../access.ts";
import { allowLocal } from "../allowLocal.ts";
import { ConfigError } from "./ConfigError.ts";

export interface LoadAuthorizeParameters {
  /** `allow-local`, or the path of a module. */
  readonly setting: string;
  /** Blotted out, should the module's own error hold it. */
  readonly secret: string;
}

/** Loads the module that PARTNER_KIT_AUTHORIZE names. Throws a `ConfigError` where it holds no function. */
export async function loadAuthorize({ setting, secret }: LoadAuthorizeParameters): Promise<Authorize> {
  if (setting === "allow-local") return allowLocal();
  const exported = await load(setting, secret);
  if (!isAuthorize(exported)) {
    throw problem(
      "points to a module without a function as its default export. Write: export default function authorize(request) { return { subject, scopes } }",
    );
  }
  return exported;
}

async function load(path: string, secret: string): Promise<unknown> {
  try {
    const module: unknown = await import(pathToFileURL(path).href);
    return typeof module === "object" && module && "default" in module ? module.default : undefined;
  } catch (error) {
    const [reason = ""] = String(error).replaceAll(secret, "[key]").split("\n");
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
