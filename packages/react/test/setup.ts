import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { watchCryptoWork } from "./cryptoWork.ts";
import "./skipOwnerStacks.ts";

watchCryptoWork();

// A busy machine is slow but correct.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has its own `Uint8Array`, which the results of Node's encoders and streams are not instances of.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer);

// The provider imports it on demand, which takes real time. Tests advance only fake time.
await import("../src/live/createKitLive.ts");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  // Makes the random part of retry delays constant.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

declare module "vitest" {
  export interface ProvidedContext {
    /** Major version of React in this project. */
    reactMajor: string;
  }
}
