import * as z from "zod/mini";
import { faultSchema } from "./faults.ts";
import type { MockService } from "./mockService.ts";
import { readJsonBody } from "./readJsonBody.ts";
import { respondWithData } from "./respond.ts";
import { ServiceError } from "./serviceError.ts";

const clockInput = z.strictObject({ advance_ms: z.int().check(z.minimum(0)) });
const clearInput = z.strictObject({ clear: z.literal(true) });

export interface ControlParameters {
  readonly service: MockService;
  readonly request: Request;
  /** Below `/_mock`. */
  readonly path: string;
}

/** Answers a request to the emulator itself, below `/_mock`. Throws `ServiceError` where it is refused. */
export async function control({ service, request, path }: ControlParameters): Promise<Response> {
  switch (`${request.method} ${path}`) {
    case "GET /state":
      return respondWithData(service.state());
    case "POST /reset":
      service.reset();
      return respondWithData(service.state());
    case "POST /clock": {
      const { advance_ms } = parse(clockInput, await readJsonBody(request));
      await service.clock.advance(advance_ms);
      return respondWithData({ now: new Date(service.clock.now()).toISOString() });
    }
    case "POST /faults": {
      const input = parse(z.union([clearInput, faultSchema]), await readJsonBody(request));
      if ("clear" in input) service.faults.clear();
      else service.faults.add(input);
      return respondWithData({ faults: service.faults.list() });
    }
    case "POST /events":
      throw new ServiceError("NOT_IMPLEMENTED");
    default:
      throw new ServiceError("NOT_FOUND");
  }
}

function parse<TSchema extends z.ZodMiniType>(schema: TSchema, value: unknown): z.output<TSchema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new ServiceError("VALIDATION_FAILED");
  return result.data;
}
