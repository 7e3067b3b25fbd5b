import type { Data, Input, Operation } from "@partner-kit/contract";
import { hashKey } from "@tanstack/react-query";
import { memoize } from "../format/memoize.ts";
import type { Kit } from "./kit.ts";

export interface ShareCallParameters<TOperation extends Operation> {
  readonly kit: Kit;
  readonly operation: TOperation;
  readonly input: Input<TOperation>;
  readonly call: () => Promise<Data<TOperation>>;
}

/**
 * Sends a change, or returns the promise of the same change if it is in flight, for example after a second click or in a
 * second copy of the form. After it has ended, the same input is a new change.
 */
export function shareCall<TOperation extends Operation>(
  parameters: ShareCallParameters<TOperation>,
): Promise<Data<TOperation>> {
  const { kit, operation, input, call } = parameters;
  const running = callsOf(kit);
  const key = hashKey([operation.name, input]);
  const known = running.get(key);
  // The key contains the operation's name, so the type matches.
  if (known) return known as Promise<Data<TOperation>>;
  const started = call().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

const callsOf = memoize((_kit: Kit) => new Map<string, Promise<unknown>>(), new WeakMap());
