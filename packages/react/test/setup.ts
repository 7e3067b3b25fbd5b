import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
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
