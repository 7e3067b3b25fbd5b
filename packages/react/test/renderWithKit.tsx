import { act, type RenderResult, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { vi } from "vitest";
import { PartnerKitProvider, type PartnerKitProviderProps } from "../src/provider/PartnerKitProvider.tsx";
import { type Backend, type CreateBackendParameters, createBackend } from "./createBackend.ts";
import { hasCryptoWork } from "./cryptoWork.ts";

export interface RenderWithKitParameters extends PartnerKitProviderProps {
  readonly backend?: CreateBackendParameters | undefined;
  /** Before the first render. */
  readonly prepare?: ((backend: Backend) => void) | undefined;
  readonly reactStrictMode?: boolean | undefined;
}

export interface RenderWithKitReturnType extends RenderResult {
  readonly backend: Backend;
}

/** Renders in a provider with a real proxy and the emulated service, and waits until all requests have ended. */
export async function renderWithKit(
  element: ReactElement,
  { backend: parameters, prepare, reactStrictMode = false, ...props }: RenderWithKitParameters = {},
): Promise<RenderWithKitReturnType> {
  const backend = createBackend(parameters);
  prepare?.(backend);
  const result = render(element, {
    reactStrictMode,
    wrapper: ({ children }) => (
      <PartnerKitProvider fetch={backend.fetch} now={backend.clock.now} {...props}>
        {children}
      </PartnerKitProvider>
    ),
  });
  await settle();
  return { ...result, backend };
}

/** Advances the page's time and waits for everything that is due. */
export async function settle(milliseconds = 0): Promise<void> {
  let left = milliseconds;
  do {
    // A single jump would skip timers that responses start in between.
    const step = Math.min(left, 500);
    left -= step;
    // React 18 renders only at the end of `act`, so components that mount then read in the next one.
    await act(async () => void (await vi.advanceTimersByTimeAsync(step)));
    await act(turn);
    await act(async () => {
      // Fake timers without a delay that are started while time advances run a millisecond later.
      vi.advanceTimersByTime(1);
      await turn();
    });
  } while (left > 0);
}

/** Waits for parts that load on demand. Twice, because a part can contain another one, or render a moment after its code came. */
export async function settleParts(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await vi.dynamicImportSettled();
    await settle();
  }
}

/** Waits for streams, whose chunks arrive in turns of the event loop that fake timers do not advance. */
async function turn(): Promise<void> {
  for (let quiet = 0; quiet < 8; quiet = hasCryptoWork() ? 0 : quiet + 1) {
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(0);
  }
}

/** Advances the time of service and proxy, and waits until the page has received the result. */
export async function pass(backend: Backend, milliseconds: number): Promise<void> {
  await act(async () => backend.clock.advance(milliseconds));
  await settle();
}
