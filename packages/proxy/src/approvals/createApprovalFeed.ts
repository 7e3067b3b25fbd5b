import type { ApprovalEventType } from "@partner-kit/contract";
import type { LiveStream } from "../live/createLiveStream.ts";
import { encodeMessage } from "../live/encodeMessage.ts";
import { errorCodeOf } from "../monitoring/describeError.ts";
import type { Settings } from "../settings/settings.ts";
import type { ApprovalEvent } from "../store/ApprovalStore.ts";
import { LINE_SCOPE } from "./ApprovalRecord.ts";
import { storesChanges } from "./storesChanges.ts";

export interface FollowParameters {
  readonly canSee: (event: Pick<ApprovalEvent, "subject" | "scope">) => boolean;
  readonly stream: Pick<LiveStream, "send">;
}

/** Reports changes of approvals to live streams, whichever instance made them. */
export interface ApprovalFeed {
  /** Sends later events to a stream. Returns a function that stops it. */
  follow(parameters: FollowParameters): () => void;
  /** Resolves once the feed knows its place, so that a stream which opens afterwards gets every later event. */
  ready(): Promise<void>;
  close(): void;
}

const PAGE = 100;

/** Creates the feed. It reads nothing if the store can have neither approvals nor payment batches. */
export function createApprovalFeed(settings: Settings): ApprovalFeed {
  const { store, logger } = settings;
  const isUsed = storesChanges(settings);
  const followers = new Set<FollowParameters>();
  let cursor: number | undefined;
  let isClosed = false;
  let isStale = false;
  let isReading = false;

  async function read(): Promise<void> {
    cursor ??= await store.newestApprovalEvent();
    for (let page = await readPage(cursor); page.length > 0; page = await readPage(cursor)) {
      for (const event of page) {
        cursor = event.seq;
        send(event);
      }
    }
  }

  function readPage(after: number): Promise<readonly ApprovalEvent[]> {
    return store.readApprovalEvents({ after, limit: PAGE });
  }

  function send(event: ApprovalEvent): void {
    const { approval_id, batch_id, subject, scope, status } = event;
    if (batch_id !== null) {
      const changed = approval_id === batch_id ? { status } : {};
      const bytes = encodeMessage("payment_batch", { batch_id, ...changed });
      for (const { canSee, stream } of followers) if (canSee({ subject, scope: LINE_SCOPE })) stream.send(bytes);
    }
    const type = eventTypeOf(status);
    if (!type || scope === "") return;
    const bytes = encodeMessage("approval", { type, approval_id });
    for (const { canSee, stream } of followers) if (canSee(event)) stream.send(bytes);
  }

  async function wake(): Promise<void> {
    isStale = true;
    if (isReading) return;
    isReading = true;
    while (isStale) {
      isStale = false;
      await read().catch((error: unknown) => {
        // The host closes the store after the proxy.
        if (!isClosed) logger.warn({ reason: errorCodeOf(error) }, "the events of approvals could not be read");
      });
    }
    isReading = false;
  }

  const stop = isUsed ? store.onWake((topic) => topic === "approvals" && void wake()) : undefined;
  const start = isUsed ? wake() : Promise.resolve();

  return {
    ready: () => start,
    follow(parameters) {
      followers.add(parameters);
      return () => followers.delete(parameters);
    },
    close() {
      isClosed = true;
      stop?.();
    },
  };
}

/** The event of a new status. `undefined` for a step that needs no attention. */
export function eventTypeOf(status: string): ApprovalEventType | undefined {
  if (status === "executing") return undefined;
  return status === "pending" ? "approval.requested" : (`approval.${status}` as ApprovalEventType);
}
