import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { watchCryptoWork } from "./cryptoWork.ts";

watchCryptoWork();

// jsdom has one of its own realm, and what Node's encoders and streams make is none of those.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer);

// The provider loads it on demand, which takes real time. Tests move only the time of the page.
await import("../src/live/createKitLive.ts");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  // Waits between tries are spread by chance.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

declare module "vitest" {
  export interface ProvidedContext {
    /** Which React the project runs on. */
    reactMajor: string;
  }
}
