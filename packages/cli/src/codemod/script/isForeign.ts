import type { Node } from "oxc-parser";
import type { Script } from "./parseScript.ts";

/** Whether the object of a field has a type that is written out and names nothing but what the language has. */
export function isForeign({ nodes, variableOf }: Script, field: Node): boolean {
  const type = field.type === "MemberExpression" ? typeOfRoot(field.object) : typeOfPattern(field.parent);
  if (!type) return false;
  const named = nodes.filter(
    ({ type: kind, start, end }) =>
      /^TS(TypeReference|TypeQuery|ImportType)$/.test(kind) && start >= type.start && end <= type.end,
  );
  return named.every(
    (node) =>
      node.type === "TSTypeReference" &&
      node.typeName.type === "Identifier" &&
      (variableOf(node.typeName)?.defs.length ?? 0) === 0,
  );

  function typeOfRoot(expression: Node): Node | null | undefined {
    switch (expression.type) {
      case "Identifier": {
        const [definition] = variableOf(expression)?.defs ?? [];
        // Both packages follow the same specification of the tree, each with types of its own.
        return typeOfPattern(definition?.name as unknown as Node | undefined);
      }
      case "MemberExpression":
        return typeOfRoot(expression.object);
      case "CallExpression":
        return typeOfRoot(expression.callee);
      case "ChainExpression":
      case "ParenthesizedExpression":
      case "TSNonNullExpression":
        return typeOfRoot(expression.expression);
      default:
        return undefined;
    }
  }
}

/** The annotation of a name, or of the pattern that it is in. */
function typeOfPattern(name: Node | null | undefined): Node | null | undefined {
  if (!name) return undefined;
  if ("typeAnnotation" in name && name.typeAnnotation?.type === "TSTypeAnnotation") return name.typeAnnotation;
  const { parent } = name;
  const isInPattern =
    parent && /^(Property|ObjectPattern|ArrayPattern|AssignmentPattern|RestElement)$/.test(parent.type);
  return isInPattern ? typeOfPattern(parent) : undefined;
}
