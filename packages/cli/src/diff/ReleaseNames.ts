import type { PackageName } from "../codemod/Release.ts";

/** The public names of a release. Each release has one as JSON. */
export interface ReleaseNames {
  /** `0.2`. */
  readonly version: string;
  /** Exported names by package, types too, without the package's scope: `react`. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
  /** Operations by name. */
  readonly operations: Readonly<Record<string, OperationFacts>>;
  /** Paths of messages: `tickerTable.last`. */
  readonly messages: readonly string[];
  /** Classes of components: `pk-Money`. */
  readonly classes: readonly string[];
  /** CSS custom properties: `--pk-radius`. */
  readonly properties: readonly string[];
  /** Environment variables: `PARTNER_KIT_PORT`. */
  readonly variables: readonly string[];
}

export interface OperationFacts {
  readonly method: string;
  readonly path: string;
  /** The scope of the key. `null` if it needs none. */
  readonly scope: string | null;
  readonly evidence: string;
}

/** The package of a key of `exports`. */
export function packageOf(key: string): PackageName {
  return `@partner-kit/${key}` as PackageName;
}
