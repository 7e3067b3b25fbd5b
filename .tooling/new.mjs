// Writes the files of a new endpoint or component from templates:
//   pnpm new operation listSettlements [--path /partner/settlements] [--method GET] [--resource settlements]
//   pnpm new component SettlementList --resource settlements
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { finish } from "./new/finish.mjs";
import { NewError } from "./new/NewError.mjs";
import { newComponent } from "./new/newComponent.mjs";
import { newOperation } from "./new/newOperation.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

try {
  await run();
} catch (error) {
  if (!(error instanceof NewError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run() {
  const { values, positionals } = readArguments();
  const [what, name, ...rest] = positionals;
  if (!name || rest.length > 0 || (what !== "operation" && what !== "component")) {
    throw new NewError(
      "Pass what to write and its name: `pnpm new operation listSettlements` or `pnpm new component SettlementList --resource settlements`.",
    );
  }
  if (what === "component") {
    const { draft } = await newComponent({ root, name, resource: values.resource });
    finish({ root, draft, next: [`Fill in packages/react/src/${values.resource}/${name}/ and its messages.`] });
    return;
  }
  const { draft, operation, unwritten } = await newOperation({ root, name, ...values });
  finish({
    root,
    draft,
    next: [
      `Put the real shape into packages/contract/src/resources/${operation.resource}.ts.`,
      ...(unwritten ? [`Write the handler, which throws until then: ${unwritten}.`] : []),
    ],
  });
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { path: { type: "string" }, method: { type: "string" }, resource: { type: "string" } },
    });
  } catch (error) {
    throw new NewError(error instanceof Error ? error.message : String(error));
  }
}
