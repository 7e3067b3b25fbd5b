import type { Data, Operation, OperationName, Operations, ParsedInput } from "@partner-kit/contract";
import type { Clock } from "./clock.ts";
import type { Account, Database } from "./database.ts";
import type { Market } from "./market/createMarket.ts";
import type { Random } from "./random.ts";

/** All that a handler can see and touch. */
export interface HandlerContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly market: Market;
}

export interface HandlerParameters<TOperation extends Operation> {
  readonly input: ParsedInput<TOperation>;
  readonly context: HandlerContext;
  /** Whose key the request carried. Throws for public operations, which need none. */
  readonly account: () => Account;
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
