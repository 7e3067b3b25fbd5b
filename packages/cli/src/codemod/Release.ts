/** The public names that a release renamed or removed. A codemod is this table, applied to a host's source. */
export interface Release {
  readonly version: string;
  readonly exports: readonly ExportChange[];
  readonly fields: readonly FieldChange[];
  readonly values: readonly ValueChange[];
  readonly classes: readonly ClassRename[];
  readonly attributes: readonly AttributeRename[];
}

/** A name that a package exports. */
export interface ExportChange extends Change {
  readonly package: PackageName;
  /** Makes the new name a type over an operation: `UseOrderParameters` becomes `QueryHookParameters<typeof getOrder>`. */
  readonly operation?: string | undefined;
  /** The check concerns this argument of a call. It is left out if the argument comes from the kit. */
  readonly checkedArgument?: number | undefined;
}

/** A field of a result, a parameter, a prop or a typed value. */
export interface FieldChange extends Change {
  readonly package: PackageName;
  readonly in: readonly Location[];
}

/** A string that a field or parameter can have. It is replaced or reported if the code compares with it or passes it. */
export interface ValueChange extends Change {
  readonly package: PackageName;
  readonly in: readonly Location[];
}

export interface ClassRename {
  readonly from: string;
  readonly to: string;
}

/** The value of an attribute inside an element that has one of these classes of the kit. */
export interface AttributeRename extends ClassRename {
  readonly attribute: string;
  readonly within: readonly string[];
}

interface Change {
  readonly from: string;
  /** The new name. Left out if the release removed the name. */
  readonly to?: string | undefined;
  /** An instruction for a person, in full sentences. */
  readonly check?: string | undefined;
}

export type PackageName = `@partner-kit/${"contract" | "react" | "proxy" | "mock"}`;

/**
 * Where a field is, by the new names of exports. `formatMoney()` is a result, `createMockService(0)` the first argument,
 * `<Money>` the props of a component, `:Session` a value of this type. Fields and entries follow:
 * `useRecipientEditor().address.check`, `:Session.assumed[]`.
 */
export type Location = string;
