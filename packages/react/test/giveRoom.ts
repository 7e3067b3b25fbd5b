import { vi } from "vitest";

/** There is no layout in tests: tells what measures itself that it has some pixels. */
export function giveRoom(pixels: number): void {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn<() => void>();
      unobserve = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(pixels);
}
