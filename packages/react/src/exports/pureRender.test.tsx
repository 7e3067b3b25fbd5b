// @vitest-environment node
import { QueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createBackend } from "../../test/createBackend.ts";
import { everyComponent } from "../../test/everyComponent.tsx";
import { Impure } from "../../test/Impure.tsx";
import { prefetch } from "../../test/prefetch.ts";
import { PartnerKitProvider } from "../provider/PartnerKitProvider.tsx";
import * as kit from "./index.ts";

afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(everyComponent))("%s", (_, element) => {
  test("behaviour: rendering on a server reads neither time nor randomness", () => {
    expect(renderPurely(<PartnerKitProvider>{element}</PartnerKitProvider>)).toEqual([]);
  });

  test("behaviour: rendering prefetched data on a server reads neither time nor randomness", async () => {
    const backend = createBackend({ scenario: "travel-rule-held" });
    const queryClient = new QueryClient();
    const own = kit.createKit({ fetch: backend.fetch, baseUrl: "https://admin.example/partner-kit" });
    const reader = { ...own, baseUrl: "/partner-kit" };
    await Promise.all([
      prefetch({ queryClient, options: kit.sessionQuery({ kit: reader }) }),
      prefetch({ queryClient, options: kit.tickerQuery({ kit: reader }) }),
      prefetch({ queryClient, options: kit.balancesQuery({ kit: reader }) }),
      prefetch({ queryClient, options: kit.recipientsQuery({ kit: reader }) }),
      prefetch({ queryClient, options: kit.transactionsQuery({ kit: reader }) }),
      prefetch({ queryClient, options: kit.webhooksQuery({ kit: reader }) }),
      prefetch({ queryClient, options: kit.webhookDeliveriesQuery({ kit: reader }) }),
      prefetch({ queryClient, options: kit.receivedEventsQuery({ kit: reader }) }),
    ]);
    expect(queryClient.getQueryData(kit.tickerQuery({ kit: reader }).queryKey)).toBeDefined();
    expect(renderPurely(<PartnerKitProvider queryClient={queryClient}>{element}</PartnerKitProvider>)).toEqual([]);
  });
});

test("behaviour: the check detects an impure component", () => {
  expect(renderPurely(<Impure />)).toEqual(["new Date", "Date.now", "Math.random"]);
});

/** Renders as a server does, and lists the impure functions that the kit called. */
function renderPurely(element: ReactElement): readonly string[] {
  const calls: string[] = [];
  const watch = (name: string) => {
    // TanStack compares the age of data with the time, and React times itself.
    if (/@tanstack|react-dom|\/scheduler\//.test(callerOf(new Error(name).stack))) return;
    calls.push(name);
  };
  const RealDate = Date;
  class WatchedDate extends RealDate {
    static override now(): number {
      watch("Date.now");
      return RealDate.now();
    }
    constructor(...given: readonly [] | readonly [number | string | Date]) {
      if (given.length === 0) {
        watch("new Date");
        super();
      } else super(given[0]);
    }
  }
  vi.stubGlobal("Date", WatchedDate);
  vi.spyOn(Math, "random").mockImplementation(() => {
    watch("Math.random");
    return 0.5;
  });
  vi.spyOn(performance, "now").mockImplementation(() => {
    watch("performance.now");
    return 0;
  });
  vi.spyOn(crypto, "randomUUID").mockImplementation(() => {
    watch("crypto.randomUUID");
    return "00000000-0000-4000-8000-000000000000";
  });
  try {
    renderToString(element);
  } finally {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  }
  return calls;
}

/** The first line of a stack outside this file. */
function callerOf(stack = ""): string {
  return (
    stack
      .split("\n")
      .slice(1)
      .find((line) => !/pureRender|@vitest|tinyspy/.test(line)) ?? ""
  );
}
