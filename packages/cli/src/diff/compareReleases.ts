import type {
  AttributeRename,
  ClassRename,
  ExportChange,
  FieldChange,
  Release,
  ValueChange,
} from "../codemod/Release.ts";
import { type OperationFacts, packageOf, type ReleaseNames } from "./ReleaseNames.ts";

/** Everything public that changed between two releases. */
export interface ReleaseDifference {
  readonly from: string;
  readonly to: string;
  /** By package: `@partner-kit/react`. */
  readonly exports: Readonly<Record<string, NameDifference>>;
  /** Fields, options, props and messages that were renamed or removed, or that now mean something else. */
  readonly fields: readonly FieldChange[];
  /** Strings that a field or an option can have. */
  readonly values: readonly ValueChange[];
  readonly operations: OperationDifference;
  readonly messages: NameDifference;
  readonly classes: NameDifference;
  readonly attributes: readonly AttributeRename[];
  readonly properties: NameDifference;
  readonly variables: NameDifference;
}

export interface NameDifference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly renamed: readonly Rename[];
}

export interface Rename {
  readonly from: string;
  readonly to: string;
  /** An instruction for a person. */
  readonly check?: string | undefined;
}

export interface OperationDifference {
  readonly added: readonly NamedOperation[];
  readonly removed: readonly NamedOperation[];
  readonly changed: readonly {
    readonly name: string;
    readonly before: OperationFacts;
    readonly after: OperationFacts;
  }[];
}

export interface NamedOperation extends OperationFacts {
  readonly name: string;
}

export interface CompareReleasesParameters {
  readonly from: ReleaseNames;
  readonly to: ReleaseNames;
  /** The codemods of the releases after `from`, up to `to`. */
  readonly codemods: readonly Release[];
}

/** Compares the public names of two releases. Renames come from the tables of the codemods. */
export function compareReleases({ from, to, codemods }: CompareReleasesParameters): ReleaseDifference {
  const renames = codemods.flatMap(({ exports }) => exports);
  const compareExports = (key: string): NameDifference => {
    const own = renames.filter((change) => change.package === packageOf(key));
    return compareNames(from.exports[key] ?? [], to.exports[key] ?? [], own.flatMap(exportRename));
  };
  const compare = (key: "messages" | "properties" | "variables"): NameDifference =>
    compareNames(from[key], to[key], []);
  return {
    from: from.version,
    to: to.version,
    exports: Object.fromEntries(Object.keys(to.exports).map((key) => [packageOf(key), compareExports(key)])),
    fields: codemods.flatMap(({ fields }) => fields),
    values: codemods.flatMap(({ values }) => values),
    operations: compareOperations(from.operations, to.operations),
    messages: compare("messages"),
    classes: compareNames(
      from.classes,
      to.classes,
      codemods.flatMap(({ classes }) => classes),
    ),
    attributes: codemods.flatMap(({ attributes }) => attributes),
    properties: compare("properties"),
    variables: compare("variables"),
  };
}

function exportRename({ from, to, operation, check }: ExportChange): readonly Rename[] {
  if (to === undefined) return [];
  return [{ from, to: operation === undefined ? to : `${to}<typeof ${operation}>`, check }];
}

function compareNames(
  before: readonly string[],
  after: readonly string[],
  renamed: readonly (Rename | ClassRename)[],
): NameDifference {
  // The first word of `QueryHookParameters<typeof getOrder>` is the name.
  const targets = new Set(renamed.map(({ to }) => to.split("<")[0]));
  const sources = new Set(renamed.map(({ from }) => from));
  return {
    added: after.filter((name) => !before.includes(name) && !targets.has(name)),
    removed: before.filter((name) => !after.includes(name) && !sources.has(name)),
    renamed,
  };
}

function compareOperations(before: ReleaseNames["operations"], after: ReleaseNames["operations"]): OperationDifference {
  const only = (own: ReleaseNames["operations"], other: ReleaseNames["operations"]): readonly NamedOperation[] =>
    Object.entries(own).flatMap(([name, facts]) => (other[name] ? [] : [{ name, ...facts }]));
  return {
    added: only(after, before),
    removed: only(before, after),
    changed: Object.entries(before).flatMap(([name, old]) => {
      const facts = after[name];
      return facts && JSON.stringify(facts) !== JSON.stringify(old) ? [{ name, before: old, after: facts }] : [];
    }),
  };
}
