import { listTransactions, simulateFiatDeposit } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Backend } from "../../test/createBackend.ts";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { useInfiniteTransactions, useTransactions } from "../transactions/transactions.ts";
import { usePagedRead } from "./usePagedRead.ts";

const noInput = {};

function Pages() {
  const { read, more, loadMore, refresh } = usePagedRead(listTransactions, noInput, { refreshInterval: 60_000 });
  return (
    <>
      <output aria-label="sizes">{read.data?.map(({ transactions }) => transactions.length).join(" ")}</output>
      <output aria-label="ids">
        {read.data?.flatMap(({ transactions }) => transactions.map(({ id }) => id)).join(" ")}
      </output>
      <output aria-label="state">
        {[read.status, more, read.isFetching && "refreshing"].filter(Boolean).join(" ")}
      </output>
      <button type="button" onClick={loadMore}>
        Load more
      </button>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
    </>
  );
}

/** Another reader of the first page. */
function FirstPage() {
  return <output aria-label="first page">{useTransactions().data?.transactions.length}</output>;
}

const text = (label: string) => screen.getByLabelText(label).textContent ?? "";
const ids = () => text("ids").split(" ");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const reads = ({ requests }: Backend) => requests.filter((request) => request.endsWith("/transactions")).length;
const paged = { backend: { transactionPageSize: 20 }, live: false };

async function deposit({ service }: Backend): Promise<void> {
  const client = createClient({
    baseUrl: "https://service.example/v1",
    fetch: service.fetch,
    headers: { "x-api-key": service.keys.default },
  });
  const input = { amount: "2500.00", currency: "NGN", user_id: service.userId, idempotency_key: "one" };
  await client.call(simulateFiatDeposit, input);
}

test("default: one page, which all readers share", async () => {
  const { backend } = await renderWithKit(
    <>
      <Pages />
      <FirstPage />
    </>,
    { live: false },
  );
  expect(text("state")).toBe("success none");
  expect(text("first page")).toBe(text("sizes"));
  press("Load more");
  await settle(61_000);
  expect(reads(backend)).toBe(2);
});

test("behaviour: loads the next page, and reads the first one once", async () => {
  const { backend } = await renderWithKit(
    <>
      <Pages />
      <FirstPage />
    </>,
    paged,
  );
  expect([text("sizes"), text("state")]).toEqual(["20", "success available"]);
  expect(reads(backend)).toBe(1);
  press("Load more");
  expect(text("state")).toBe("success loading");
  await settle();
  expect(text("sizes")).toBe("20 20");
  expect(new Set(ids()).size).toBe(40);
  expect(reads(backend)).toBe(2);
  for (let left = 20; left > 0 && text("state").endsWith("available"); left -= 1) {
    press("Load more");
    await settle();
  }
  expect(text("state")).toBe("success none");
});

test("behaviour: a refresh keeps the loaded pages, and a page waits for it", async () => {
  const { backend } = await renderWithKit(<Pages />, paged);
  press("Load more");
  await settle();
  const before = ids();
  await deposit(backend);
  press("Refresh");
  press("Load more");
  expect(text("state")).toBe("success loading refreshing");
  await settle(500);
  expect(text("sizes")).toMatch(/^20 20 \d+$/);
  expect(before).not.toContain(ids()[0]);
  expect(ids().slice(1, 41)).toEqual(before);
});

test("behaviour: a page that fails leaves the others current, and can be loaded again", async () => {
  const { backend } = await renderWithKit(<Pages />, paged);
  backend.service.faults.add({ operation: "listTransactions", status: 404 });
  press("Load more");
  await settle(500);
  expect([text("sizes"), text("state")]).toEqual(["20", "success failed"]);
  backend.service.faults.clear();
  press("Load more");
  await settle(500);
  expect([text("sizes"), text("state")]).toEqual(["20 20", "success available"]);
});

test("behaviour: a page that has a next one is not the whole list while the session is unknown", async () => {
  await renderWithKit(<Pages />, {
    ...paged,
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), "https://partner.example"), init);
      if (request.url.endsWith("/kit/session")) return new Promise<Response>(() => undefined);
      return Response.json({ status: "success", data: { transactions: [], next_cursor: "2" } });
    },
  });
  expect(text("state")).toBe("success loading");
});

function Infinite() {
  const { data, hasNextPage, fetchNextPage } = useInfiniteTransactions();
  return (
    <button type="button" onClick={() => void fetchNextPage()}>
      {data?.pages.map(({ transactions }) => transactions.length).join(" ")} {String(hasNextPage)}
    </button>
  );
}

test("behaviour: useInfiniteTransactions returns TanStack's result", async () => {
  await renderWithKit(<Infinite />, paged);
  const button = screen.getByRole("button");
  expect(button.textContent).toBe("20 true");
  fireEvent.click(button);
  await settle();
  expect(button.textContent).toBe("20 20 true");
});

test("behaviour: without pages, useInfiniteTransactions has one", async () => {
  const { backend } = await renderWithKit(<Infinite />, { live: false });
  expect(screen.getByRole("button").textContent).toMatch(/^\d+ false$/);
  expect(reads(backend)).toBe(1);
});
