import type { Data, Operation, OperationName, Operations, ParsedInput, Scope } from "@partner-kit/contract";
import type { Clock } from "./clock.ts";
import type { Jobs } from "./createJobs.ts";
import type { Account, Database } from "./database.ts";
import type { Market } from "./market/createMarket.ts";
import type { Random } from "./random.ts";
import type { Outbox } from "./webhooks/createOutbox.ts";

/** All that a handler can see and touch. */
export interface HandlerContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly market: Market;
  /** Tells the account's webhook endpoints that something happened. Returns the event's ID. */
  readonly emit: Outbox["emit"];
  /** Takes the queued webhook deliveries of an endpoint off, for good. */
  readonly cancelDeliveries: Outbox["cancel"];
  /** Has a job done in that many milliseconds of the emulator's clock. */
  readonly later: Jobs["later"];
  /** Throws where the service would not deliver webhooks to a URL. */
  readonly checkWebhookUrl: (url: string) => Promise<void>;
}

export interface HandlerParameters<TOperation extends Operation> {
  readonly input: ParsedInput<TOperation>;
  readonly context: HandlerContext;
  /** Whose key the request carried. Throws for public operations, which need none. */
  readonly account: () => Account;
  /** What the key may do at present. Empty for public operations. */
  readonly scopes: readonly Scope[];
}

/**
 * The logic of one operation: takes the checked input, returns the payload, throws `ServiceError` to refuse. What it
 * returns frozen is encoded once and sent again as it is.
 */
export type Handler<TOperation extends Operation> = (
  parameters: HandlerParameters<TOperation>,
) => Data<TOperation> | Promise<Data<TOperation>>;

/** A handler for each of the operations named. */
export type Handlers<Names extends OperationName> = { readonly [Name in Names]: Handler<Operations[Name]> };
