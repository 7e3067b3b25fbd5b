import { QueryClient } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { prefetch } from "../../test/prefetch.ts";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { balancesQuery } from "../balances/balances.ts";
import { createKit } from "../query/kit.ts";
import { useSession } from "./useSession.ts";

function Who() {
  return <output>{useSession().data?.subject}</output>;
}

test("behaviour: a read without a component that is in progress returns the data of the next user", async () => {
  const who = { subject: "ada" };
  const queryClient = new QueryClient();
  const { backend } = await renderWithKit(<Who />, {
    queryClient,
    live: false,
    backend: { subject: () => who.subject },
  });
  await settle(60_000);
  who.subject = "grace";
  let isFirst = true;
  const fetch: typeof globalThis.fetch = (...args) => {
    if (!isFirst) return backend.fetch(...args);
    isFirst = false;
    return new Promise(() => undefined);
  };
  const options = balancesQuery({ kit: createKit({ fetch }) });
  const outcome = prefetch({ queryClient, options }).then(() => "read", String);
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
  await settle();
  expect(screen.getByRole("status").textContent).toBe("grace");
  expect(await outcome).toBe("read");
  expect(queryClient.getQueryData(options.queryKey)?.balances.length).toBeGreaterThan(0);
});
