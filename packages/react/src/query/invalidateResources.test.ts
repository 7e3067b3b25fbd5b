// @vitest-environment node
import { getBalances, listRecipients } from "@partner-kit/contract";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { invalidateResources } from "./invalidateResources.ts";
import { operationPagesKey, operationQueryKey } from "./operationQueryKey.ts";

const kit = { baseUrl: "/partner-kit" };
const balances = operationQueryKey({ ...kit, operation: getBalances, input: {} });
const recipients = operationQueryKey({ ...kit, operation: listRecipients, input: {} });

/** Pending reads that the test resolves, oldest first. */
function createReads() {
  const ends: { readonly resolve: (data: string) => void; readonly reject: (error: Error) => void }[] = [];
  const read = vi.fn(() => new Promise<string>((resolve, reject) => void ends.push({ resolve, reject })));
  return { ends, read };
}

test("default: refetches a read on the page, but not one of another resource", async () => {
  const queryClient = new QueryClient();
  const read = vi.fn(async () => "data");
  const stops = [balances, recipients].map((queryKey) =>
    new QueryObserver(queryClient, { queryKey, queryFn: () => read(), staleTime: Number.POSITIVE_INFINITY }).subscribe(
      () => undefined,
    ),
  );
  await vi.waitFor(() => expect(queryClient.getQueryData(recipients)).toBe("data"));
  read.mockClear();
  await invalidateResources({ queryClient, kit, resources: ["balances"] });
  expect(read).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
});

// TanStack lets a first read finish and then treats its data as current.
test("behaviour: refetches after a first read that started before the change", async () => {
  const queryClient = new QueryClient();
  const { ends, read } = createReads();
  const observer = new QueryObserver(queryClient, { queryKey: balances, queryFn: read });
  const stop = observer.subscribe(() => undefined);
  const changes = [1, 2, 3].map(() => invalidateResources({ queryClient, kit, resources: ["balances"] }));
  expect(read).toHaveBeenCalledTimes(1);
  ends[0]?.resolve("before");
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  ends[1]?.resolve("after");
  await Promise.all(changes);
  expect(observer.getCurrentResult()).toMatchObject({ status: "success", data: "after" });
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});

test("behaviour: does not refetch a first read that failed and is being retried", async () => {
  const queryClient = new QueryClient();
  const { ends, read } = createReads();
  const options = { queryKey: balances, queryFn: read, retry: false };
  const stop = new QueryObserver(queryClient, options).subscribe(() => undefined);
  const invalidated = invalidateResources({ queryClient, kit, resources: "all" });
  ends[0]?.reject(new Error("failed"));
  await invalidated;
  expect(queryClient.getQueryState(balances)?.status).toBe("error");
  expect(read).toHaveBeenCalledTimes(1);
  stop();
});

test("behaviour: lets many pages finish, then refetches them, so that frequent events do not restart them forever", async () => {
  const queryClient = new QueryClient();
  const { ends, read } = createReads();
  const queryKey = operationPagesKey({ ...kit, operation: getBalances, input: {} });
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: read, initialData: "first" });
  const stop = observer.subscribe(() => undefined);
  const changes = [1, 2, 3].map(() => invalidateResources({ queryClient, kit, resources: ["balances"] }));
  expect(read).toHaveBeenCalledTimes(1);
  ends[0]?.resolve("before");
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  ends[1]?.resolve("after");
  await Promise.all(changes);
  expect(observer.getCurrentResult()).toMatchObject({ status: "success", data: "after" });
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});
