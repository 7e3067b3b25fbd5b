import { createClock, createMockService, type MockService } from "@partner-kit/mock";
import { createMemoryStore } from "../src/store/createMemoryStore.ts";
import type { Store } from "../src/store/Store.ts";
import { type ApprovalProxy, type CreateApprovalProxyParameters, createApprovalProxy } from "./createApprovalProxy.ts";
import { createGate } from "./createGate.ts";
import { createTestTime, type TestTime } from "./createTestTime.ts";

// A process that ends at one of its steps: a call of the store, or a request to the service. The step has no effect
// (`before`), or it has its effect and the process never learns of it (`after`).
export type Moment = "before" | "after";

const never = new Promise<never>(() => undefined);
export interface Life {
  /** Counts a step. Resolves to its result, or never. */
  step<T>(run: () => Promise<T>): Promise<T>;
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>;
  /** Lets it end at a step, counted from now. */
  endAt(step: number, moment: Moment): void;
  readonly isOver: boolean;
}

function createLife(): Life {
  let left = Number.POSITIVE_INFINITY;
  let moment: Moment = "before";
  let isOver = false;
  const ended = createGate();
  return {
    ended: ended.promise,
    get isOver() {
      return isOver;
    },
    endAt(step, at) {
      left = step;
      moment = at;
    },
    async step(run) {
      if (isOver) return never;
      left -= 1;
      if (left > 0) return run();
      isOver = true;
      if (moment === "after") await run().catch(() => undefined);
      ended.resolve();
      return never;
    },
  };
}

/** A store whose calls are steps of a process. */
function countCalls(store: Store, life: Life): Store {
  const counted = Object.entries(store).map(([name, value]) => [
    name,
    typeof value === "function" && name !== "onWake"
      ? (...parameters: unknown[]) => life.step(async () => Reflect.apply(value, store, parameters))
      : value,
  ]);
  return Object.fromEntries(counted);
}

/** The parts that outlive a process. */
export interface World {
  readonly time: TestTime;
  readonly service: MockService;
  readonly store: Store;
}

export function createWorld(): World {
  const time = createTestTime();
  return {
    time,
    service: createMockService({ clock: createClock({ now: time.now }) }),
    store: createMemoryStore({ now: time.now }),
  };
}

/** Starts a proxy that can end at a step. */
export function startProcess(
  { time, service, store }: World,
  parameters: CreateApprovalProxyParameters = {},
): ApprovalProxy & { readonly life: Life } {
  const life = createLife();
  const proxy = createApprovalProxy({
    ...parameters,
    now: time.now,
    store: countCalls(store, life),
    service,
    schedule: (callback, ...rest) => time.schedule(() => life.isOver || callback(), ...rest),
    fetch: (input, init) => life.step(() => service.fetch(new Request(input, init))),
  });
  return { ...proxy, life };
}
