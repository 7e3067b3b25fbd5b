import type { StreamEvent } from "./readEventStream.ts";

/** What is told of a stream while it is read. */
export interface ReadLineParameters {
  readonly signal: AbortSignal;
  readonly onEvent: (event: StreamEvent) => void;
  /** Anything came, a heartbeat included. */
  readonly onSign: () => void;
}

export type OpenLineReturnType =
  | {
      readonly kind: "open";
      /**
       * Reads until there is no more: `ended` where it broke off, `handover` where another way is to be opened at once.
       * Rejects when it breaks.
       */
      readonly read: (parameters: ReadLineParameters) => Promise<"ended" | "handover">;
    }
  /** Refused or broken; can go well later. */
  | { readonly kind: "failed"; readonly retryAfter: number | undefined }
  /** The other side has no stream to give. */
  | { readonly kind: "unsupported" };

/** A way to the live stream: a connection of its own, or one shared with other tabs. */
export interface LiveLine {
  readonly open: (lastEventId: string | undefined, signal: AbortSignal) => Promise<OpenLineReturnType>;
  /** Gives up the place among the tabs, so that another can take it. `open` takes one again. */
  readonly rest: () => void;
  /** Calls back when it is worth opening at once. */
  readonly subscribe: (listener: () => void) => () => void;
}
