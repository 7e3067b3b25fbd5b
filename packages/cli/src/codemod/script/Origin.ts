import type { Node } from "oxc-parser";
import type { Location, PackageName } from "../Release.ts";
import { literalText, packageOf } from "./nodeNames.ts";

/** The export of a kit package that a value comes from. The namespace has an empty location. */
export interface Origin {
  readonly package: PackageName;
  readonly at: Location;
}

/** The namespace of the kit's module that a literal names. */
export function namespaceOf(specifier: Node | undefined): Origin | undefined {
  const text = specifier && literalText(specifier);
  const found = text === undefined ? undefined : packageOf(text);
  return found && { package: found, at: "" };
}

/** The origin of an array whose elements have the given origin. */
export function arrayOf(origin: Origin | undefined): Origin | undefined {
  return origin && { ...origin, at: `Array<${origin.at}>` };
}

export function elementOf(origin: Origin | undefined): Origin | undefined {
  const [, element] = /^Array<(.*)>$/.exec(origin?.at ?? "") ?? [];
  return origin && element !== undefined ? { ...origin, at: element } : step(origin, "[]");
}

export function step(origin: Origin | undefined, path: string): Origin | undefined {
  return origin && origin.at !== "" ? { ...origin, at: `${origin.at}${path}` } : undefined;
}
