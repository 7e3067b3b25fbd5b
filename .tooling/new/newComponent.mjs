import { globSync } from "node:fs";
import { componentText, cssText, messagesText } from "../templates/component.mjs";
import { guideText, storiesText, testText } from "../templates/componentStories.mjs";
import { addImports, createDraft } from "./createDraft.mjs";
import { NewError } from "./NewError.mjs";
import { camel, pascal, singular, spaced } from "./nameCases.mjs";
import { readRegistry } from "./newOperation.mjs";

/** @import { Column } from "../templates/component.mjs" */

/**
 * Drafts the files of a new component that lists a resource. Does not write them.
 *
 * @param {object} parameters
 * @param {string} parameters.root
 * @param {string} parameters.name
 * @param {string | undefined} parameters.resource
 */
export async function newComponent({ root, name, resource }) {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    throw new NewError(`"${name}" is not a component name. Write it in Pascal case: SettlementList.`);
  }
  if (!resource) throw new NewError(`Pass the resource that ${name} lists: --resource settlements.`);
  const source = "packages/react/src";
  const [taken] = globSync(`${source}/**/{${name}.tsx,${name}/}`, { cwd: root });
  if (taken) throw new NewError(`${name} exists already: ${taken}.`);
  const draft = createDraft(root);
  const component = await describeComponent({
    root,
    name,
    resource,
    hasHooks: draft.has(`${source}/${resource}/${resource}.ts`),
  });
  const folder = `${source}/${resource}/${name}`;
  draft.create(`${folder}/${name}.tsx`, componentText(component));
  draft.create(`${folder}/${name}.css`, cssText(component));
  draft.create(`${folder}/${name}.test.tsx`, testText(component));
  draft.create(`${folder}/${name}.stories.tsx`, storiesText(component));
  draft.create(`${folder}/${name}.guide.ts`, guideText(component));
  const messages = `${source}/${resource}/messages.en.ts`;
  if (draft.has(messages)) draft.edit(messages, (text) => text + messagesText(component));
  else {
    draft.create(messages, `// English messages of ${spaced(resource)}.\n${messagesText(component)}`);
    draft.edit(`${source}/text/en.ts`, (text) =>
      addImports(
        text.replace("\n};", `\n  ...${resource},\n};`),
        `import * as ${resource} from "../${resource}/messages.en.ts";`,
      ),
    );
  }
  draft.edit(`${source}/exports/components.ts`, (text) =>
    addImports(text, `export { ${name}, type ${name}Props } from "../${resource}/${name}/${name}.tsx";`),
  );
  return { draft, component };
}

/** @param {{ root: string, name: string, resource: string, hasHooks: boolean }} parameters */
async function describeComponent({ root, name, resource, hasHooks }) {
  const { operations } = await readRegistry(root);
  const operation = Object.values(operations).find((one) => one.resource === resource && /^list[A-Z]/.test(one.name));
  if (!operation || !hasHooks) {
    throw new NewError(`No operation lists ${resource}. Write it first: pnpm new operation list${pascal(resource)}.`);
  }
  if (operation.auth === "public") {
    throw new NewError(
      `${operation.name} returns the same list to every account. The template is for records of the account: write ${name} by hand.`,
    );
  }
  const noun = operation.name.slice("list".length);
  const { list, fields } = readRows(operation);
  const columns = pickColumns(fields);
  const [first] = columns;
  const key =
    fields.find(({ field, isRequired }) => field === "id" && isRequired) ?? fields.find((one) => one.isRequired);
  if (!first || !key) throw new NewError(`${operation.name} returns no list of records with text fields.`);
  return {
    name,
    resource,
    operation: operation.name,
    hook: `use${noun}`,
    type: singular(noun),
    record: camel(singular(noun)),
    records: camel(noun),
    list,
    key: key.field,
    columns,
  };
}

/**
 * Reads the text fields of an operation's rows from its schema.
 *
 * @param {{ data?: unknown }} operation
 * @returns {{ list: string | undefined, fields: readonly Column[] }}
 */
function readRows({ data }) {
  const own = definitionOf(data);
  const [list, array] =
    own.type === "array"
      ? [undefined, data]
      : (Object.entries(own.shape ?? {}).find(([, one]) => definitionOf(one).type === "array") ?? []);
  const { shape = {} } = definitionOf(definitionOf(array).element);
  const fields = Object.entries(shape).flatMap(([field, schema]) => {
    const { type, isRequired } = unwrap(schema);
    if (type !== "string") return [];
    const isTime = field.endsWith("_at");
    const label = spaced(field.replaceAll("_", " ").replace(/ at$/, ""));
    return [{ field, label: label === "id" ? "ID" : pascal(label), isTime, isRequired }];
  });
  return { list, fields };
}

/** Returns up to four columns, starting with a name or label. @param {readonly Column[]} fields */
function pickColumns(fields) {
  const named = fields.find(({ field }) => /^(label|name|.*_name)$/.test(field)) ?? fields[0];
  const rest = fields.filter((one) => one !== named && one.field !== "id").slice(0, 3);
  return named ? [named, ...rest] : [];
}

/**
 * Returns zod's internal definition of a schema.
 *
 * @typedef {{ type?: string, shape?: Record<string, unknown>, element?: unknown, innerType?: unknown }} Definition
 *
 * @param {unknown} schema
 * @returns {Definition}
 */
function definitionOf(schema) {
  return /** @type {{ _zod?: { def: Definition } } | undefined} */ (schema)?._zod?.def ?? {};
}

/** @param {unknown} schema @returns {{ type: string | undefined, isRequired: boolean }} */
function unwrap(schema) {
  const { type, innerType } = definitionOf(schema);
  if (type !== "optional" && type !== "nullable") return { type, isRequired: true };
  return { type: unwrap(innerType).type, isRequired: false };
}
