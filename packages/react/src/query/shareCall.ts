import type { Data, Input, Operation } from "@partner-kit/contract";
import { hashKey } from "@tanstack/react-query";
import type { Kit } from "./kit.ts";

export interface ShareCallParameters<TOperation extends Operation> {
  readonly kit: Kit;
  readonly operation: TOperation;
  readonly input: Input<TOperation>;
  readonly call: () => Promise<Data<TOperation>>;
}

/**
 * Sends a change, or joins the very same one where it is still under way: a second click, a form that stands on the page
 * twice. Once it has ended, the same input is a new change.
 */
export function shareCall<TOperation extends Operation>(
  parameters: ShareCallParameters<TOperation>,
): Promise<Data<TOperation>> {
  const { kit, operation, input, call } = parameters;
  const running = callsOf(kit);
  const key = hashKey([operation.name, input]);
  const known = running.get(key);
  // The key holds the operation's name, which the compiler cannot follow.
  if (known) return known as Promise<Data<TOperation>>;
  const started = call().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

const calls = new WeakMap<Kit, Map<string, Promise<unknown>>>();

function callsOf(kit: Kit): Map<string, Promise<unknown>> {
  const known = calls.get(kit);
  if (known) return known;
  const made = new Map<string, Promise<unknown>>();
  calls.set(kit, made);
  return made;
}
