import { type Operation, type ParsedInput, readErrorEnvelope, readRequest, type Session } from "@partner-kit/contract";
import type { Access } from "../access.ts";
import { type Answer, jsonAnswer } from "../answer.ts";
import { parseJson } from "../bytes.ts";
import type { Call } from "../call.ts";
import { type Permissions, refuseUnpermitted } from "../permission.ts";
import { Refusal } from "../Refusal.ts";
import type { Upstream } from "../upstream/createUpstream.ts";
import type { UpstreamAnswer } from "../upstream/readAnswer.ts";

export interface ForwardParameters<TOperation extends Operation> {
  readonly operation: TOperation;
  readonly params: Readonly<Record<string, string>>;
  readonly call: Call;
  readonly access: Access;
  readonly permissions: Permissions;
  readonly upstream: Upstream;
  readonly maxRequestBytes: number;
  readonly sendTravelRulePurpose: boolean;
  /** The proxy's ID of the request. */
  readonly correlationId: string;
}

export interface ReadInputParameters<TOperation extends Operation> {
  readonly operation: TOperation;
  readonly call: Call;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
}

/** Checks that the person may call the operation and that its input is right, sends it on, and passes the envelope back. */
export async function forward<TOperation extends Operation>(
  parameters: ForwardParameters<TOperation>,
): Promise<Answer> {
  const { operation, params, access, permissions, call, upstream, sendTravelRulePurpose, correlationId } = parameters;
  refuseUnpermitted(permissions.ofOperation(operation, access.granted));
  const body = operation.method === "GET" ? undefined : await readJsonBody(call, parameters.maxRequestBytes);
  const parsed = readInput({ operation, call, params, body });
  for (const scope of operation.scopesOf?.(parsed) ?? []) refuseUnpermitted(permissions.ofScope(scope, access.granted));
  const input = withFeatures(operation, parsed, { travel_rule_purpose: sendTravelRulePurpose });
  const { subject } = access;
  return pass(parameters, await upstream.send({ operation, input, reader: call, subject, correlationId }));
}

/** Passes an envelope of the service back. */
function pass({ operation, permissions, call }: ForwardParameters<Operation>, answer: UpstreamAnswer): Answer {
  const { status, bytes, envelope, retryAfter, etag } = answer;
  if (status === 403 && readErrorEnvelope(envelope)?.code === "MISSING_SCOPE") permissions.keyLacks(operation);
  if (etag === undefined) {
    return jsonAnswer(status, bytes, retryAfter === undefined ? {} : { "retry-after": String(retryAfter) });
  }
  // The browser may keep it, and has to ask each time, so that permission is checked each time.
  const headers = { etag, "cache-control": "private, no-cache" };
  const isKnown = call.header("if-none-match")?.includes(etag) === true;
  return isKnown ? { status: 304, headers, body: null } : jsonAnswer(status, bytes, headers);
}

/** Reads the input of an operation out of a call. Throws a refusal where it is not right. */
export function readInput<TOperation extends Operation>(
  parameters: ReadInputParameters<TOperation>,
): ParsedInput<TOperation> {
  const { operation, call, params = {}, body } = parameters;
  const query = call.query === "" ? noQuery : new URLSearchParams(call.query);
  const result = readRequest(operation, { params, query, body });
  if (result.success) return result.input;
  throw invalid(
    result.issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": ")).join("; "),
  );
}

const noQuery = new URLSearchParams();

async function readJsonBody(call: Call, limit: number): Promise<unknown> {
  const bytes = await call.readBody(limit);
  if (bytes.length === 0) return undefined;
  const json = parseJson(bytes);
  if (!json) throw invalid("the body is not JSON in UTF-8");
  return json.value;
}

/** Leaves out the fields of features that are off: a field that the service does not know could fail the whole request. */
function withFeatures<TOperation extends Operation>(
  { featureFields }: TOperation,
  input: ParsedInput<TOperation>,
  features: Session["features"],
): ParsedInput<TOperation> {
  if (!featureFields) return input;
  const off: Record<string, undefined> = {};
  for (const [field, feature] of Object.entries(featureFields)) if (!features[feature]) off[field] = undefined;
  return { ...input, ...off };
}

function invalid(message: string): Refusal {
  return new Refusal({ code: "VALIDATION_FAILED", message: `invalid request parameters: ${message}` });
}
