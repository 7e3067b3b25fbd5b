import { webhookEventTypes } from "@partner-kit/contract";
import * as z from "zod/mini";
import { faultSchema } from "./faults.ts";
import type { MockService } from "./mockService.ts";
import { CONTROL_BODY_MAX_BYTES, parseJsonBody, readBody } from "./readBody.ts";
import { respondWithData, type WholeResponse } from "./respond.ts";
import { isScenarioSelection, unknownScenario } from "./scenarios/readScenario.ts";
import { ServiceError } from "./serviceError.ts";

const clockInput = z.strictObject({ advance_ms: z.int().check(z.minimum(0)) });
const eventInput = z.strictObject({
  type: z.enum(webhookEventTypes),
  data: z.optional(z.record(z.string(), z.unknown())),
});
const resetInput = z.union([
  z.strictObject({ state: z.optional(z.unknown()) }),
  z.strictObject({ scenario: z.string() }),
]);
const clearInput = z.strictObject({ clear: z.literal(true) });

export interface ControlParameters {
  readonly service: MockService;
  readonly request: Request;
  /** Path below `/_mock`. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/** Handles a control request below `/_mock`. Throws `ServiceError` if the request is invalid. */
export async function control({ service, request, path, query }: ControlParameters): Promise<WholeResponse> {
  switch (`${request.method} ${path}`) {
    case "GET /state":
      return respondWithData(query.has("export") ? service.exportState() : service.state());
    case "POST /reset": {
      const input = parse(resetInput, (await readJson(request)) ?? {});
      if ("scenario" in input) begin(service, input.scenario);
      else if (input.state === undefined) service.reset();
      else load(service, input.state);
      return respondWithData(service.state());
    }
    case "POST /clock": {
      const { advance_ms } = parse(clockInput, await readJson(request));
      await service.clock.advance(advance_ms);
      return respondWithData({ now: new Date(service.clock.now()).toISOString() });
    }
    case "POST /faults": {
      const input = parse(z.union([clearInput, faultSchema]), await readJson(request));
      if ("clear" in input) service.faults.clear();
      else service.faults.add(input);
      return respondWithData({ faults: service.faults.list() });
    }
    case "POST /events":
      return respondWithData({ event_id: service.emit(parse(eventInput, await readJson(request))) });
    default:
      throw new ServiceError("NOT_FOUND");
  }
}

async function readJson(request: Request): Promise<unknown> {
  return parseJsonBody(await readBody(request, CONTROL_BODY_MAX_BYTES), request.headers);
}

function begin(service: MockService, scenario: string): void {
  if (!isScenarioSelection(scenario))
    throw new ServiceError("VALIDATION_FAILED", { message: unknownScenario(scenario) });
  service.reset({ scenario });
}

function load(service: MockService, state: unknown): void {
  try {
    service.loadState(state);
  } catch (error) {
    if (error instanceof TypeError) throw new ServiceError("VALIDATION_FAILED", { message: error.message });
    throw error;
  }
}

function parse<TSchema extends z.ZodMiniType>(schema: TSchema, value: unknown): z.output<TSchema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new ServiceError("VALIDATION_FAILED");
  return result.data;
}
