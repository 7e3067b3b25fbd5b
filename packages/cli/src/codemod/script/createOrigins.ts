import { DefinitionType, type Variable } from "@typescript-eslint/scope-manager";
import type { Node } from "oxc-parser";
import type { PackageName } from "../Release.ts";
import { exportedName, literalText, memberName, propertyName } from "./nodeNames.ts";
import { arrayOf, elementOf, namespaceOf, type Origin, step } from "./Origin.ts";
import type { Script } from "./parseScript.ts";

/** Follows values and types back to the kit. Each returns `undefined` if the origin is not certain. */
export interface Origins {
  readonly ofValue: (expression: Node | null | undefined) => Origin | undefined;
  readonly ofType: (type: Node | null | undefined) => Origin | undefined;
  /** The parameter or prop that an object literal or a function is passed as. */
  readonly ofTarget: (expression: Node) => Origin | undefined;
  /** The object that a pattern takes apart. */
  readonly ofPattern: (pattern: Node) => Origin | undefined;
  /** The props of the element that has this attribute. */
  readonly ofProps: (attribute: Node) => Origin | undefined;
}

/** Methods whose callback gets an element first. */
const arrayMethods = new Set(["every", "filter", "find", "findLast", "flatMap", "forEach", "map", "some"]);

/** Names of exports are given as the release has them, so that an app that was changed in part is followed, too. */
export function createOrigins(
  { variableOf }: Pick<Script, "variableOf">,
  newNameOf: (from: PackageName, name: string) => string,
): Origins {
  return { ofValue, ofType, ofTarget, ofPattern, ofProps };

  function ofValue(expression: Node | null | undefined): Origin | undefined {
    switch (expression?.type) {
      case "Identifier":
      case "JSXIdentifier":
        return ofVariable(variableOf(expression));
      case "MemberExpression":
      case "JSXMemberExpression":
        return member(ofValue(expression.object), memberName(expression));
      case "CallExpression": {
        const { callee, arguments: given } = expression;
        if (callee.type === "Identifier" && callee.name === "require") return namespaceOf(given[0]);
        return step(ofValue(callee), "()");
      }
      case "ImportExpression":
        return namespaceOf(expression.source);
      case "AwaitExpression":
        return ofValue(expression.argument);
      case "TSAsExpression":
      case "TSSatisfiesExpression":
        return (
          ofType(expression.typeAnnotation) ??
          (isConst(expression.typeAnnotation) ? ofValue(expression.expression) : undefined)
        );
      case "ChainExpression":
      case "ParenthesizedExpression":
      case "TSNonNullExpression":
        return ofValue(expression.expression);
      default:
        return undefined;
    }
  }

  function ofType(type: Node | null | undefined): Origin | undefined {
    switch (type?.type) {
      case "TSTypeAnnotation":
        return ofType(type.typeAnnotation);
      case "TSParenthesizedType":
        return ofType(type.typeAnnotation);
      case "TSArrayType":
        return arrayOf(ofType(type.elementType));
      case "TSTypeOperator":
        return ofType(type.typeAnnotation);
      case "TSIndexedAccessType": {
        const { indexType } = type;
        const key = indexType.type === "TSLiteralType" ? literalText(indexType.literal) : undefined;
        return member(ofType(type.objectType), key);
      }
      case "TSUnionType": {
        const known = type.types.map(ofType).filter((origin) => origin !== undefined);
        return known.length === 1 ? known[0] : undefined;
      }
      case "TSTypeReference":
        return ofTypeReference(type);
      default:
        return undefined;
    }
  }

  function ofTypeReference({
    typeName,
    typeArguments,
  }: Extract<Node, { type: "TSTypeReference" }>): Origin | undefined {
    const [first] = typeArguments?.params ?? [];
    if (typeName.type === "Identifier" && !variableOf(typeName)?.defs.length) {
      if (/^(Partial|Readonly|Required|NonNullable|Awaited|Promise)$/.test(typeName.name)) return ofType(first);
      if (/^(ReadonlyArray|Array)$/.test(typeName.name)) return arrayOf(ofType(first));
      if (typeName.name === "ReturnType" && first?.type === "TSTypeQuery") return step(ofValue(first.exprName), "()");
    }
    const origin =
      typeName.type === "TSQualifiedName" ? member(ofValue(typeName.left), typeName.right.name) : ofValue(typeName);
    return origin && { ...origin, at: `:${origin.at}` };
  }

  function ofVariable(variable: Variable | undefined): Origin | undefined {
    const [definition, second] = variable?.defs ?? [];
    if (!variable || !definition || second) return undefined;
    // Both packages follow the same specification of the tree, each with types of its own.
    const name = definition.name as unknown as Node;
    if (definition.type === DefinitionType.ImportBinding) return ofImport(name.parent);
    if (variable.references.some((reference) => reference.isWrite() && !reference.init)) return undefined;
    return ofBinding(name);
  }

  function ofImport(specifier: Node | null | undefined): Origin | undefined {
    const declaration = specifier?.parent;
    if (declaration?.type !== "ImportDeclaration") return undefined;
    const namespace = namespaceOf(declaration.source);
    if (specifier?.type === "ImportNamespaceSpecifier") return namespace;
    return specifier?.type === "ImportSpecifier" ? member(namespace, exportedName(specifier.imported)) : undefined;
  }

  /** A name in a declaration, a parameter or a pattern of them. */
  function ofBinding(name: Node): Origin | undefined {
    const { parent } = name;
    const typed = "typeAnnotation" in name ? ofType(name.typeAnnotation) : undefined;
    if (typed) return typed;
    switch (parent?.type) {
      case "VariableDeclarator":
        return parent.id === name ? ofDeclared(parent) : undefined;
      case "AssignmentPattern":
        return parent.left === name ? ofBinding(parent) : undefined;
      case "Property":
        return parent.parent && member(ofPattern(parent.parent), propertyName(parent));
      case "RestElement":
        return parent.parent?.type === "ObjectPattern" ? ofPattern(parent.parent) : undefined;
      case "ArrayPattern":
        return elementOf(ofPattern(parent));
      case "ArrowFunctionExpression":
      case "FunctionExpression":
      case "FunctionDeclaration": {
        const parameters: readonly Node[] = parent.params;
        return ofParameter(parent, parameters.indexOf(name));
      }
      default:
        return undefined;
    }
  }

  function ofParameter(made: Node, index: number): Origin | undefined {
    if (index < 0 || made.type === "FunctionDeclaration") return undefined;
    const callee = made.parent?.type === "CallExpression" ? made.parent.callee : undefined;
    const method = callee?.type === "MemberExpression" ? memberName(callee) : undefined;
    if (callee?.type === "MemberExpression" && index === 0 && arrayMethods.has(method ?? "")) {
      return elementOf(ofValue(callee.object));
    }
    return step(ofTarget(made), `(${index})`);
  }

  function ofDeclared(declarator: Extract<Node, { type: "VariableDeclarator" }>): Origin | undefined {
    const loop = declarator.parent?.parent;
    if (loop?.type === "ForOfStatement" && loop.left === declarator.parent) return elementOf(ofValue(loop.right));
    return ofValue(declarator.init);
  }

  function ofPattern(pattern: Node): Origin | undefined {
    return ofBinding(pattern);
  }

  function ofTarget(expression: Node): Origin | undefined {
    const { parent } = expression;
    switch (parent?.type) {
      case "CallExpression":
      case "NewExpression": {
        const given: readonly Node[] = parent.arguments;
        const index = given.indexOf(expression);
        return index < 0 ? undefined : step(ofValue(parent.callee), `(${index})`);
      }
      case "Property":
        return parent.value === expression && parent.parent?.type === "ObjectExpression"
          ? member(ofTarget(parent.parent), propertyName(parent))
          : undefined;
      case "ArrayExpression":
        return elementOf(ofTarget(parent));
      case "VariableDeclarator":
        return "typeAnnotation" in parent.id ? ofType(parent.id.typeAnnotation) : undefined;
      case "TSAsExpression":
      case "TSSatisfiesExpression":
        return isConst(parent.typeAnnotation) ? ofTarget(parent) : ofType(parent.typeAnnotation);
      case "ParenthesizedExpression":
      case "ConditionalExpression":
        return ofTarget(parent);
      case "JSXAttribute":
        return member(ofProps(parent), propertyName(parent));
      case "JSXExpressionContainer":
        return parent.parent?.type === "JSXAttribute"
          ? member(ofProps(parent.parent), propertyName(parent.parent))
          : undefined;
      case "ArrowFunctionExpression":
        return parent.body === expression ? ofResult(parent) : undefined;
      case "ReturnStatement":
        return ofResult(enclosingFunction(parent));
      default:
        return undefined;
    }
  }

  /** The result that the kit expects of a function. */
  function ofResult(made: Node | undefined): Origin | undefined {
    if (
      made?.type !== "ArrowFunctionExpression" &&
      made?.type !== "FunctionExpression" &&
      made?.type !== "FunctionDeclaration"
    ) {
      return undefined;
    }
    return ofType(made.returnType) ?? step(ofTarget(made), "()");
  }

  function ofProps(attribute: Node): Origin | undefined {
    const element = attribute.parent;
    const origin = element?.type === "JSXOpeningElement" ? ofValue(element.name) : undefined;
    return origin && { ...origin, at: `<${origin.at}>` };
  }

  function member(origin: Origin | undefined, name: string | undefined): Origin | undefined {
    if (!origin || name === undefined) return undefined;
    return origin.at === "" ? { ...origin, at: newNameOf(origin.package, name) } : step(origin, `.${name}`);
  }
}

function isConst(type: Node): boolean {
  return type.type === "TSTypeReference" && type.typeName.type === "Identifier" && type.typeName.name === "const";
}

function enclosingFunction({ parent }: Node): Node | undefined {
  if (!parent) return undefined;
  return /Function/.test(parent.type) ? parent : enclosingFunction(parent);
}
