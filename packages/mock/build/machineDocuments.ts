import { writeAsyncApi, writeEventSchemas } from "./asyncapi.ts";
import type { JsonSchema } from "./jsonSchemas.ts";
import { writeOpenApi } from "./openapi.ts";

/** The documents for machines by file. */
export const machineDocuments: Readonly<Record<string, () => string>> = {
  "openapi.json": () => writeJson(writeOpenApi()),
  "asyncapi.json": () => writeJson(writeAsyncApi()),
  "events.schema.json": () => writeJson(writeEventSchemas()),
};

function writeJson(document: JsonSchema): string {
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
