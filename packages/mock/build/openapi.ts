import {
  type ErrorCode,
  errorCodes,
  hasBody,
  isScopeAssumed,
  KIT_HEADER,
  KIT_HEADER_VALUE,
  type Operation,
} from "@partner-kit/contract";
import { dataNameOf, documentedOperations, type JsonSchema, writeDataSchemas, writeSchema } from "./jsonSchemas.ts";

/** Writes the OpenAPI 3.1 document of the service and of the proxy's own operations. */
export function writeOpenApi(): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of documentedOperations) {
    const path = paths[operation.path] ?? (isKit(operation) ? { servers: [proxyServer] } : {});
    paths[operation.path] = { ...path, [operation.method.toLowerCase()]: writeOperation(operation) };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Partner exchange, wallet and webhook service",
      version: "1",
      summary: "The operations of the service, and those that partner-kit's proxy adds under /kit/.",
      description:
        "Generated from @partner-kit/contract. `x-assumed` is a sentence if the documentation of the service does not show the shape of an operation. Amounts are decimal strings.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [
      {
        url: "{base_url}",
        description: "The service. The address ends in /v1.",
        variables: {
          base_url: {
            default: "http://127.0.0.1:4010/v1",
            description: "Staging or production. Default: the emulator.",
          },
        },
      },
    ],
    tags: listTags(),
    paths,
    components: {
      schemas: { ErrorEnvelope: errorSchema, ...writeDataSchemas("#/components/schemas") },
      securitySchemes,
    },
  };
}

const proxyServer = { url: "/partner-kit", description: "The mount of the proxy on your own server." };

const securitySchemes = {
  apiKey: { type: "apiKey", in: "header", name: "X-Api-Key", description: "For servers only. Never in a browser." },
  signature: {
    type: "apiKey",
    in: "header",
    name: "X-Service-Signature",
    description:
      "Ed25519 over method, path, X-Service-Timestamp, X-Service-Nonce and the SHA-256 of the body. The signed text is assumed.",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: "session",
    description: "Your own session, as `authorize` of the proxy reads it.",
  },
} as const;

const securityOf: Readonly<Record<Operation["auth"], readonly JsonSchema[]>> = {
  public: [],
  key: [{ apiKey: [] }],
  signed: [{ apiKey: [], signature: [] }],
  session: [{ session: [] }],
};

const errorSchema = {
  type: "object",
  required: ["status", "error"],
  properties: {
    status: { const: "error" },
    error: {
      type: "object",
      required: ["code", "message"],
      properties: { code: { type: "string" }, message: { type: "string" }, details: {} },
    },
  },
} as const;

function writeOperation(operation: Operation): JsonSchema {
  const { name, resource, auth, grant, scope, assumed, input, method } = operation;
  const { properties, required = [] }: { properties?: Record<string, JsonSchema>; required?: string[] } =
    writeSchema(input);
  const fields = Object.entries(properties ?? {});
  const inPath = (field: string): boolean => operation.path.includes(`{${field}}`);
  const parameters = fields
    .filter(([field]) => inPath(field) || method === "GET")
    .map(([field, schema]) => ({
      name: field,
      in: inPath(field) ? "path" : "query",
      required: inPath(field) || required.includes(field),
      schema,
    }));
  return {
    operationId: name,
    summary: summaryOf(name),
    tags: [resource],
    security: securityOf[auth],
    ...(grant !== null && { "x-scope": grant }),
    ...(scope === "unknown" && isScopeAssumed(operation) && { "x-scope-assumed": true }),
    ...(assumed !== undefined && { "x-assumed": assumed }),
    parameters: [...parameters, ...headersOf(operation)],
    ...(hasBody(operation) && {
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: {
              type: "object",
              properties: Object.fromEntries(fields.filter(([field]) => !inPath(field))),
              required: required.filter((field) => !inPath(field)),
              additionalProperties: false,
            },
          },
        },
      },
    }),
    responses: { 200: success(operation), ...listErrors(operation.errors) },
  };
}

/** Headers that no security scheme covers. */
function headersOf(operation: Operation): readonly JsonSchema[] {
  const header = (name: string, schema: JsonSchema): JsonSchema => ({ name, in: "header", required: true, schema });
  if (operation.auth === "signed")
    return [
      header("X-Service-Timestamp", { type: "string", description: "Unix time in milliseconds" }),
      header("X-Service-Nonce", { type: "string", format: "uuid" }),
    ];
  return isKit(operation) && operation.method !== "GET" ? [header(KIT_HEADER, { const: KIT_HEADER_VALUE })] : [];
}

function success(operation: Operation): JsonSchema {
  return {
    description: "The data of the operation, in the envelope of the service.",
    content: {
      "application/json": {
        schema: {
          type: "object",
          required: ["status", "data"],
          properties: { status: { const: "success" }, data: { $ref: `#/components/schemas/${dataNameOf(operation)}` } },
        },
      },
    },
  };
}

/** One response per status, with its codes, and one for all others. */
function listErrors(codes: readonly ErrorCode[]): Readonly<Record<string, JsonSchema>> {
  const statuses = new Set(codes.map((code) => errorCodes[code].status));
  const sameStatus = (status: number): string =>
    codes
      .filter((code) => errorCodes[code].status === status)
      .map((code) => `\`${code}\``)
      .join(" or ");
  const content = { "application/json": { schema: { $ref: "#/components/schemas/ErrorEnvelope" } } };
  return {
    ...Object.fromEntries(Array.from(statuses, (status) => [status, { description: sameStatus(status), content }])),
    default: { description: "Any other error, such as `RATE_LIMITED` (429).", content },
  };
}

function listTags(): readonly JsonSchema[] {
  return [...new Set(documentedOperations.map(({ resource }) => resource))].map((name) => ({
    name,
    description: `Operations on ${summaryOf(name).toLowerCase()}.`,
  }));
}

/** `getWebhookEvent` is "Get webhook event". */
function summaryOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function isKit({ path }: Operation): boolean {
  return path.startsWith("/kit/");
}
