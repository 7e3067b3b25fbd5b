import type { Data, Operation, OperationName, Operations, ParsedInput, Scope } from "@partner-kit/contract";
import type { Clock } from "./clock.ts";
import type { Jobs } from "./createJobs.ts";
import type { Account, Database } from "./database.ts";
import type { Market } from "./market/createMarket.ts";
import type { Random } from "./random.ts";
import type { Outbox } from "./webhooks/createOutbox.ts";

/** The dependencies of a handler. */
export interface HandlerContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly market: Market;
  /** Emits an event to the account's webhook endpoints. Returns the ID of the event. */
  readonly emit: Outbox["emit"];
  /** Cancels the queued webhook deliveries of an endpoint permanently. */
  readonly cancelDeliveries: Outbox["cancel"];
  /** Schedules a job after a delay in emulated milliseconds. */
  readonly later: Jobs["later"];
  /** Throws if the service would not deliver webhooks to a URL. */
  readonly checkWebhookUrl: (url: string) => Promise<void>;
}

export interface HandlerParameters<TOperation extends Operation> {
  readonly input: ParsedInput<TOperation>;
  readonly context: HandlerContext;
  /** Returns the account of the request's key. Throws for public operations. */
  readonly account: () => Account;
  /** Current scopes of the key. Empty for public operations. */
  readonly scopes: readonly Scope[];
}

/**
 * The logic of one operation: receives the validated input, returns the payload, and throws `ServiceError` for an error.
 * A frozen payload is encoded only once.
 */
export type Handler<TOperation extends Operation> = (
  parameters: HandlerParameters<TOperation>,
) => Data<TOperation> | Promise<Data<TOperation>>;

/** A handler for each named operation. */
export type Handlers<Names extends OperationName> = { readonly [Name in Names]: Handler<Operations[Name]> };
