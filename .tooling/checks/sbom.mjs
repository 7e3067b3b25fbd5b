import { Validation } from "@cyclonedx/cyclonedx-library";

/**
 * @typedef {{ readonly name: string, readonly version: string, readonly dependencies?: Readonly<Record<string, string>> }} Manifest
 * @typedef {{ readonly ref: string, readonly dependsOn?: readonly string[] }} Dependency
 */

/**
 * Checks the bill of materials of a package against the CycloneDX schema and the package's manifest, one line per problem.
 *
 * @param {{ manifest: Manifest, text: string }} parameters
 * @returns {Promise<string[]>}
 */
export async function checkSbom({ manifest, text }) {
  /** @type {{ specVersion: any, metadata?: { component?: { purl?: string } }, components?: readonly { purl?: string }[], dependencies?: readonly Dependency[] }} */
  const bom = JSON.parse(text);
  const invalid = await new Validation.JsonStrictValidator(bom.specVersion).validate(text);
  if (invalid) return [`does not match the schema of CycloneDX ${bom.specVersion}: ${JSON.stringify(invalid)}`];

  const self = purl(`${manifest.name}@${manifest.version}`);
  const described = bom.metadata?.component?.purl;
  if (described !== self) return [`describes ${described} instead of ${self}`];
  const direct = bom.dependencies?.find(({ ref }) => ref === self)?.dependsOn ?? [];
  const listed = new Set(bom.components?.map((component) => component.purl));
  return [
    ...Object.keys(manifest.dependencies ?? {})
      .filter((name) => !direct.some((ref) => ref.startsWith(purl(`${name}@`))))
      .map((name) => `does not list the dependency ${name}`),
    ...(bom.dependencies ?? [])
      .flatMap(({ dependsOn = [] }) => dependsOn)
      .filter((ref) => ref !== self && !listed.has(ref))
      .map((ref) => `refers to ${ref}, which is not a component`),
  ];
}

/** @param {string} id `name@version` */
function purl(id) {
  return `pkg:npm/${id.replace(/^@/, "%40")}`;
}
