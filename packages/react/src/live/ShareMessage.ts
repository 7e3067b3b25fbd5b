import type { StreamEvent } from "./readEventStream.ts";

/** What tabs tell each other about the one stream they share. `from` is the tab that speaks. */
export type ShareMessage =
  /** A tab wants to follow, and has everything up to this event. */
  | { readonly kind: "hello"; readonly from: string; readonly lastEventId: string | undefined }
  /** The leader lets a tab follow: what it has missed, and how things stand. */
  | { readonly kind: "welcome"; readonly from: string; readonly to: string; readonly events: readonly StreamEvent[] }
  /** The leader is about to open the stream. To one tab that asked, or to all. */
  | { readonly kind: "wait"; readonly from: string; readonly to: string | undefined }
  /** The leader has opened the stream. */
  | { readonly kind: "lead"; readonly from: string }
  /** The leader's stream is broken off. To one tab that asked, or to all. */
  | {
      readonly kind: "down";
      readonly from: string;
      readonly to: string | undefined;
      /** Where the proxy has no stream to give. */
      readonly isUnsupported: boolean;
    }
  | { readonly kind: "event"; readonly from: string; readonly event: StreamEvent }
  /** A heartbeat. */
  | { readonly kind: "sign"; readonly from: string };

/** Whether a message on the channel is one of these. Only pages of the same origin can send there; versions can differ. */
export function isShareMessage(value: unknown): value is ShareMessage {
  return (
    typeof value === "object" && value !== null && "kind" in value && "from" in value && kinds.has(String(value.kind))
  );
}

const kinds: ReadonlySet<string> = new Set<ShareMessage["kind"]>([
  "hello",
  "welcome",
  "wait",
  "lead",
  "down",
  "event",
  "sign",
]);
