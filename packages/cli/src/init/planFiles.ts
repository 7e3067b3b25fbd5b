import type { DetectedHost } from "./detectHost.ts";
import type { FileChange } from "./FileChange.ts";
import { listTemplateFiles } from "./listTemplateFiles.ts";
import { mountInApp } from "./mountInApp.ts";
import { planLines } from "./planLines.ts";
import { readOwn } from "./readOwn.ts";
import { importPath, renderTemplate, type TemplateFile, type TemplateName } from "./renderTemplate.ts";

export interface Plan {
  readonly changes: readonly FileChange[];
  /** Files with another text than the template's. They stay as they are. */
  readonly kept: readonly KeptFile[];
}

export interface KeptFile {
  readonly path: string;
  readonly own: string;
  readonly template: string;
  /** The app is expected to change this file, and it still has the export that other files import. */
  readonly isFilledIn: boolean;
}

/** Compares the app with the files that `init` writes. Writes nothing. */
export async function planFiles(cwd: string, detected: DetectedHost): Promise<Plan> {
  const files = listTemplateFiles(detected.host);
  const changes: FileChange[] = [];
  const kept: KeptFile[] = [];
  for (const file of files) {
    const template = renderTemplate(file, files);
    const own = await readOwn(cwd, file.path);
    if (own === undefined) changes.push({ path: file.path, before: undefined, after: template });
    else if (withoutFormat(own) !== withoutFormat(template))
      kept.push({ path: file.path, own, template, isFilledIn: isFilledIn(file, own) });
  }
  changes.push(...planMount(detected, files), ...(await planLines(cwd, detected.host)));
  return { changes, kept };
}

function isFilledIn({ template }: TemplateFile, own: string): boolean {
  return ownedFiles[template]?.test(own) ?? false;
}

/** Files that the app is expected to change, with what they must still have. */
const ownedFiles: Readonly<Partial<Record<TemplateName, RegExp>>> = {
  "authorize.ts": /\bexport\b[^;]*\bauthorize\b/,
  "settings.ts": /\bexport\b[^;]*\breadSettings\b/,
  "Treasury.tsx": /\bexport\b[^;]*\bTreasury\b/,
  "nextPage.tsx": /\bexport\b[^;]*\bdefault\b/,
  "nextInstrumentation.ts": /closeOnSigterm|\bcloseProxy\b/,
};

/** Two texts are the same if they differ only in the settings of a formatter. */
function withoutFormat(text: string): string {
  return text.replaceAll(/[\s;,()]/g, "").replaceAll("'", '"');
}

/** Adds the mount to the server if exactly one statement creates its app. */
function planMount({ host, apps, mountedIn }: DetectedHost, files: readonly TemplateFile[]): readonly FileChange[] {
  const [app, ...others] = apps;
  if (host.name === "next" || mountedIn !== undefined || !app || others.length > 0) return [];
  const specifierOf = (template: TemplateName): string => {
    const file = files.find((candidate) => candidate.template === template);
    if (!file) throw new Error(`${template} is not a file of this app.`);
    return importPath({ from: app.path, to: file.path, code: host.serverCode });
  };
  const specifier = specifierOf(`${host.name}.ts`);
  const after = mountInApp({ app, host: host.name, specifier, startSpecifier: specifierOf("getProxy.ts") });
  return [{ path: app.path, before: app.text, after }];
}
