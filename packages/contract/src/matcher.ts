import { type Method, type Operation, pathParameters } from "./operation.ts";
import { IDENTIFIER_MAX_LENGTH } from "./schema/text.ts";

/** The parts of an operation that a matcher uses. */
export type Endpoint = Pick<Operation, "method" | "path">;

/** The result of a lookup: an operation, a path that allows other methods only, or `undefined` for an unknown path. */
export type Match<TOperation extends Endpoint> =
  | { readonly kind: "operation"; readonly operation: TOperation; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: "method"; readonly allowed: readonly Method[] }
  | undefined;

interface Node<TOperation> {
  readonly children: Map<string, Node<TOperation>>;
  parameter: { readonly name: string; readonly node: Node<TOperation> } | undefined;
  readonly byMethod: Map<string, TOperation>;
}

/**
 * Creates a function that finds the operation of a method and a path. It does not decode the path: a segment with other
 * than unreserved characters matches nothing, so that an encoded slash or dot segment cannot pass.
 */
export function createMatcher<TOperation extends Endpoint>(
  operations: readonly TOperation[],
): (method: string, path: string) => Match<TOperation> {
  const root = createNode<TOperation>();
  // Paths without a parameter need no walk.
  const constantPaths = new Map<string, Node<TOperation>>();
  for (const operation of operations) {
    const node = insert(root, operation);
    if (pathParameters(operation.path).length === 0) constantPaths.set(operation.path, node);
  }
  return (method, path) => {
    const params: Record<string, string> = {};
    const node = constantPaths.get(path) ?? walk(path, params);
    if (!node || node.byMethod.size === 0) return undefined;
    const operation = node.byMethod.get(method);
    if (operation) return { kind: "operation", operation, params };
    return { kind: "method", allowed: Array.from(node.byMethod.values(), (known) => known.method) };
  };

  function walk(path: string, params: Record<string, string>): Node<TOperation> | undefined {
    if (!path.startsWith("/")) return undefined;
    let node = root;
    for (const segment of path.split("/").slice(1)) {
      const child = node.children.get(segment);
      if (child) {
        node = child;
        continue;
      }
      if (!node.parameter || !isPlainSegment(segment)) return undefined;
      params[node.parameter.name] = segment;
      node = node.parameter.node;
    }
    return node;
  }
}

function createNode<TOperation>(): Node<TOperation> {
  return { children: new Map(), parameter: undefined, byMethod: new Map() };
}

function insert<TOperation extends Endpoint>(root: Node<TOperation>, operation: TOperation): Node<TOperation> {
  let node = root;
  for (const segment of operation.path.split("/").slice(1)) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name === undefined) {
      const child = node.children.get(segment) ?? createNode<TOperation>();
      node.children.set(segment, child);
      node = child;
    } else {
      // Two names for the same segment would make the result depend on the order of the operations.
      if (node.parameter && node.parameter.name !== name) {
        throw new TypeError(
          `${operation.path}: another operation calls this segment {${node.parameter.name}}. Use the same name.`,
        );
      }
      node.parameter ??= { name, node: createNode<TOperation>() };
      node = node.parameter.node;
    }
  }
  if (node.byMethod.has(operation.method))
    throw new TypeError(`${operation.method} ${operation.path} is defined twice. Remove one of the two operations.`);
  node.byMethod.set(operation.method, operation);
  return node;
}

const plainSegment = new RegExp(`^[A-Za-z0-9._~-]{1,${IDENTIFIER_MAX_LENGTH}}$`);

function isPlainSegment(segment: string): boolean {
  return plainSegment.test(segment) && segment !== "." && segment !== "..";
}
