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

/** Renders below a provider whose proxy and service are real, and waits until nothing more is under way. */
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

/** Lets everything happen that is due within some milliseconds of the page's time. */
export async function settle(milliseconds = 0): Promise<void> {
  let left = milliseconds;
  do {
    // A jump would go past what an answer on the way sets off.
    const step = Math.min(left, 500);
    left -= step;
    // React 18 renders at the end of `act` only: what mounts then reads in the next one.
    await act(async () => void (await vi.advanceTimersByTimeAsync(step)));
    await act(turn);
    await act(async () => {
      // Fake timers set to run at once run a millisecond later where they were set while time was moving.
      vi.advanceTimersByTime(1);
      await turn();
    });
  } while (left > 0);
}

/** Streams hand their chunks on in turns of their own, which no clock moves; what they bring is told by timers. */
async function turn(): Promise<void> {
  for (let quiet = 0; quiet < 8; quiet = hasCryptoWork() ? 0 : quiet + 1) {
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(0);
  }
}

/** Lets some milliseconds pass at the service and the proxy, and the page hear of it. */
export async function pass(backend: Backend, milliseconds: number): Promise<void> {
  await act(async () => backend.clock.advance(milliseconds));
  await settle();
}
