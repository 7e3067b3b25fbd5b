import { vi } from "vitest";

/** Reports a size to components that measure themselves, because tests have no layout. */
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
