import { allOperations, createMatcher, type Operation, readRequest } from "@partner-kit/contract";
import { checkAccess } from "./access.ts";
import type { Faults } from "./faults.ts";
import type { Handler, HandlerContext } from "./handler.ts";
import { handlers } from "./handlers.ts";
import { readJsonBody } from "./readJsonBody.ts";
import { respondWithData } from "./respond.ts";
import { ServiceError } from "./serviceError.ts";

const match = createMatcher(allOperations);
// Each handler belongs to the operation of its name, which the compiler cannot follow through a map.
const byName = new Map(Object.entries(handlers as Readonly<Record<string, Handler<Operation>>>));

export interface RouteParameters {
  readonly request: Request;
  /** Below the base address, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly context: HandlerContext;
  readonly faults: Faults;
}

/** Answers a request to the service. Throws `ServiceError` where it is refused. */
export async function route({ request, path, query, context, faults }: RouteParameters): Promise<Response> {
  const found = match(request.method, path);
  // The service document has no word for a wrong method; to this emulator it is a path that does not exist.
  if (found?.kind !== "operation") throw new ServiceError("NOT_FOUND");
  const { operation, params } = found;
  await faults.strike(operation.name, request.signal);
  const account = checkAccess({ operation, headers: request.headers, db: context.db });
  const body = request.method === "GET" ? undefined : await readJsonBody(request);
  const read = readRequest<Operation>(operation, { params, query, body });
  if (!read.success) throw new ServiceError("VALIDATION_FAILED");
  const handler = byName.get(operation.name);
  if (!handler) throw new ServiceError("NOT_IMPLEMENTED");
  return respondWithData(
    await handler({
      input: read.input,
      context,
      account() {
        if (!account) throw new TypeError(`${operation.name} is public: its requests speak for no account`);
        return account;
      },
    }),
  );
}
