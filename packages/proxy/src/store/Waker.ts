import type { WakeTopic } from "./Store.ts";

/**
 * Carries wake-ups between the proxies of one store. A wake-up names a topic that changed and has no data, so a lost one
 * only delays the readers until the store polls.
 */
export interface Waker {
  /** Starts to listen, and connects again until `close`. Resolves after the first attempt, whether it succeeded or not. */
  subscribe(listener: WakerListener): Promise<void>;
  /** Names changed topics to the other proxies. May reject. The store does not repeat it. */
  publish(topics: readonly WakeTopic[]): Promise<void>;
  close(): Promise<void>;
}

export interface WakerListener {
  /** Call it for each topic that another proxy published. Unknown topics do nothing. */
  onWake(topic: string): void;
  /** Call it when wake-ups begin or cease to arrive. The store reads everything at each beginning. */
  onConnection(isConnected: boolean): void;
}
