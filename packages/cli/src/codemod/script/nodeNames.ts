import type { Node } from "oxc-parser";
import type { PackageName } from "../Release.ts";

/** The package of the kit that a specifier names, whichever of its entries. */
export function packageOf(specifier: string): PackageName | undefined {
  const [, name] = /^(@partner-kit\/(?:contract|react|proxy|mock))(?:\/|$)/.exec(specifier) ?? [];
  // The pattern matches only the names in `PackageName`.
  return name as PackageName | undefined;
}

/** The name of a field that the source spells out: `a.name`, `a["name"]`, `{ name: 1 }`, `<A name>`. */
export function propertyName(property: Node): string | undefined {
  if (property.type === "JSXAttribute") return property.name.type === "JSXIdentifier" ? property.name.name : undefined;
  if (property.type !== "Property") return undefined;
  const { key, computed } = property;
  return key.type === "Identifier" && !computed ? key.name : literalText(key);
}

export function memberName(expression: Node): string | undefined {
  if (expression.type === "JSXMemberExpression") return expression.property.name;
  if (expression.type !== "MemberExpression") return undefined;
  const { property, computed } = expression;
  if (property.type === "PrivateIdentifier") return undefined;
  return property.type === "Identifier" && !computed ? property.name : literalText(property);
}

export function exportedName(name: Node): string {
  return name.type === "Identifier" ? name.name : (literalText(name) ?? "");
}

export function literalText(node: Node): string | undefined {
  return node.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
}
