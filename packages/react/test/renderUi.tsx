import { QueryClient } from "@tanstack/react-query";
import { type RenderResult, render } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { vi } from "vitest";
import { initialStatus } from "../src/live/LiveConnection.ts";
import { createClock } from "../src/locale/createClock.ts";
import { LocaleContext, type LocaleContextValue } from "../src/locale/LocaleContext.ts";
import { KitContext, type KitContextValue, type ReportError } from "../src/provider/KitContext.ts";
import { createKit } from "../src/query/kit.ts";
import type { MessageSource } from "../src/text/messageSource.ts";
import { type Primitives, PrimitivesContext } from "../src/ui/primitives/Primitives.ts";

export interface RenderUiParameters {
  readonly primitives?: Partial<Primitives> | undefined;
  readonly onError?: ReportError | undefined;
}

export interface RenderUiReturnType extends RenderResult {
  readonly user: UserEvent;
}

/** Renders a primitive with locale, messages, clock and error handler, but without a proxy. */
export function renderUi(
  element: ReactElement,
  { primitives = {}, onError = () => undefined }: RenderUiParameters = {},
): RenderUiReturnType {
  // Testing Library advances fake timers only if it finds them under this name.
  vi.stubGlobal("jest", { advanceTimersByTime });
  const messages: MessageSource = {
    catalogue: undefined,
    overrides: undefined,
    serviceName: undefined,
    requestCatalogue: () => undefined,
  };
  const language: LocaleContextValue = { locale: "en", clock: createClock(Date.now), messages };
  const live: KitContextValue["live"] = {
    get: () => initialStatus,
    subscribe: () => () => undefined,
    start: () => () => undefined,
  };
  const kit: KitContextValue = {
    kit: createKit(),
    queryClient: new QueryClient(),
    live,
    reportError: onError,
    requestListeners: new Set(),
  };
  const result = render(element, {
    wrapper: ({ children }) => (
      <KitContext.Provider value={kit}>
        <LocaleContext.Provider value={language}>
          <PrimitivesContext.Provider value={primitives}>
            <div className="pk-root">{children}</div>
          </PrimitivesContext.Provider>
        </LocaleContext.Provider>
      </KitContext.Provider>
    ),
  });
  return { ...result, user: userEvent.setup({ advanceTimers: advanceTimersByTime }) };
}

function advanceTimersByTime(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
}
