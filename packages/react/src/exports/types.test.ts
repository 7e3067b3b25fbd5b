// @vitest-environment node
import type {
  BalanceOverview,
  Data,
  getTicker,
  listTransactions,
  Recipient,
  Session,
  Ticker,
  Webhook,
} from "@partner-kit/contract";
import { QueryClient } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { expectTypeOf, test } from "vitest";
import * as kit from "./index.ts";

// Type tests, which `pnpm typecheck` checks without running them.
const made = kit.createKit();
const queryClient = new QueryClient();

test("data and errors of hooks", () => {
  expectTypeOf(() => kit.useTicker().data).returns.toEqualTypeOf<Data<typeof getTicker> | undefined>();
  expectTypeOf(() => kit.useBalances().data).returns.toEqualTypeOf<BalanceOverview | undefined>();
  expectTypeOf(() => kit.useWebhooks().data).returns.toEqualTypeOf<Webhook[] | undefined>();
  expectTypeOf(() => kit.useRecipients().error).returns.toEqualTypeOf<kit.OperationError | null>();
  expectTypeOf<kit.OperationError["name"]>().toEqualTypeOf<
    "ApiError" | "NetworkError" | "ResponseError" | "InputError" | "PermissionError"
  >();
  // The name narrows the type.
  expectTypeOf<Extract<kit.OperationError, { name: "ApiError" }>["code"]>().toBeString();
  expectTypeOf<Extract<kit.OperationError, { name: "PermissionError" }>["operation"]>().toBeString();
});

test("pages of a list", () => {
  type Page = Data<typeof listTransactions>;
  expectTypeOf(() => kit.useInfiniteTransactions().data?.pages).returns.toEqualTypeOf<Page[] | undefined>();
  expectTypeOf(() => kit.useInfiniteTransactions().fetchNextPage).returns.toBeFunction();
  // @ts-expect-error the hook reads the cursor from the pages
  expectTypeOf(() => kit.useInfiniteTransactions({ cursor: "a" })).toBeFunction();
});

test("select changes the type of data only", () => {
  const last = () => kit.useTicker({ query: { select: ({ tickers }) => tickers[0]?.last } });
  expectTypeOf(() => last().data).returns.toEqualTypeOf<string | undefined>();
  expectTypeOf(() => last().error).returns.toEqualTypeOf<kit.OperationError | null>();
  const who = () => kit.useSession({ query: { select: ({ subject }) => subject } });
  expectTypeOf(() => who().data).returns.toEqualTypeOf<string | undefined>();
  expectTypeOf(() => who().can("createWebhook")).returns.toEqualTypeOf<kit.Permission>();
});

test("useSession().can takes operations, and a refusal has a reason", () => {
  expectTypeOf<Parameters<ReturnType<typeof kit.useSession>["can"]>>().toEqualTypeOf<[kit.SessionOperation]>();
  expectTypeOf<"createWebhook" | "getTicker" | "listReceivedEvents">().toExtend<kit.SessionOperation>();
  // @ts-expect-error there is no such operation
  expectTypeOf(() => kit.useSession().can("createWebhok")).toBeFunction();
  expectTypeOf<Extract<kit.Permission, { allowed: false }>>().toEqualTypeOf<kit.Refusal>();
  // @ts-expect-error an allowed permission has no reason
  expectTypeOf<Extract<kit.Permission, { allowed: true }>>().toHaveProperty("reason");
});

test("the input of a change", () => {
  expectTypeOf(() => kit.useAcceptQuote().mutateAsync)
    .returns.parameter(0)
    .toEqualTypeOf<{ quote_id: string }>();
  expectTypeOf(() => kit.useUpdateRecipient().data).returns.toEqualTypeOf<Recipient | undefined>();
  // @ts-expect-error an amount is a decimal string, not a number
  expectTypeOf(() => kit.useCreateQuote().mutate({ pair_id: "BTC-USD", side: "buy", amount: 1 })).toBeFunction();
  // @ts-expect-error there is no such side
  expectTypeOf(() => kit.useCreateQuote().mutate({ pair_id: "BTC-USD", side: "hold", amount: "1" })).toBeFunction();
  // @ts-expect-error unknown fields are rejected
  expectTypeOf(() => kit.useAcceptQuote().mutate({ quote_id: "", amount: "1" })).toBeFunction();
  // @ts-expect-error retries belong to the operation
  expectTypeOf(() => kit.useCreateWebhook({ mutation: { retry: 3 } })).toBeFunction();
});

test("the input of a read", () => {
  // @ts-expect-error the ID is required, although it may be `undefined`
  expectTypeOf(() => kit.useOrder({})).toBeFunction();
  // @ts-expect-error key and function belong to the operation
  expectTypeOf(() => kit.useTicker({ query: { queryKey: ["mine"] } })).toBeFunction();
  // @ts-expect-error a pair's ID is a string
  expectTypeOf(() => kit.useTickerHistory({ pair_id: 1 })).toBeFunction();
});

test("options factories type the data of their key", () => {
  const options = kit.tickerQuery({ kit: made });
  expectTypeOf(() => queryClient.getQueryData(options.queryKey)).returns.toEqualTypeOf<
    Data<typeof getTicker> | undefined
  >();
  expectTypeOf(() => queryClient.query(options))
    .returns.resolves.toHaveProperty("tickers")
    .toEqualTypeOf<Ticker[]>();
  expectTypeOf(() => queryClient.query(kit.sessionQuery({ kit: made }))).returns.resolves.toEqualTypeOf<Session>();
  expectTypeOf(options.queryKey[0]).toExtend<string>();
  // @ts-expect-error the webhook's ID is required
  expectTypeOf(() => kit.webhookQuery({ kit: made })).toBeFunction();
  // @ts-expect-error a factory needs the kit
  expectTypeOf(() => kit.balancesQuery({})).toBeFunction();
});

test("states of behaviour hooks have exactly their fields", () => {
  type Ready = Extract<kit.TickerTableState, { status: "ready" }>;
  expectTypeOf<Ready["pairs"]>().toEqualTypeOf<readonly kit.TickerPair[]>();
  // @ts-expect-error the loading state has no pairs
  expectTypeOf<Extract<kit.TickerTableState, { status: "loading" }>>().toHaveProperty("pairs");
  expectTypeOf<Extract<kit.QuoteAcceptanceState, { status: "accepted" }>>().toHaveProperty("order");
  // @ts-expect-error an expired quote has no order
  expectTypeOf<Extract<kit.QuoteAcceptanceState, { status: "expired" }>>().toHaveProperty("order");
});

test("an undefined member equals a missing one", () => {
  const none = undefined;
  expectTypeOf<{ components: { Link: undefined } }>().toExtend<kit.PartnerKitProviderProps>();
  expectTypeOf<{ text: { common: { retry: undefined }; errors: undefined } }>().toExtend<kit.PartnerKitProviderProps>();
  expectTypeOf(() => kit.useTickerTable({ view: { search: none } }).setView({ search: none })).toBeFunction();
  expectTypeOf(() => kit.useRecipientList({ defaultView: { type: none } }).setView({ search: none })).toBeFunction();
  expectTypeOf(() => kit.useDeliveryLog({ defaultView: { list: none } }).setView({ list: none })).toBeFunction();
  expectTypeOf(() => kit.useWebhookEditor({ webhookId: none }).edit({ url: none, enabled: none })).toBeFunction();
  expectTypeOf(() => kit.useSimulator().edit("simulateFiatDeposit", { amount: none })).toBeFunction();
});

test("getFieldProps fits inputs, selects and text areas", () => {
  expectTypeOf<ReturnType<kit.UseRecipientEditorReturnType["getFieldProps"]>>().toExtend<ComponentProps<"select">>();
  expectTypeOf<ReturnType<kit.UseRecipientEditorReturnType["getFieldProps"]>>().toExtend<ComponentProps<"input">>();
  expectTypeOf<ReturnType<kit.UseRecipientEditorReturnType["getFieldProps"]>>().toExtend<ComponentProps<"textarea">>();
  expectTypeOf<ReturnType<kit.UseSimulatorReturnType["getFieldProps"]>>().toExtend<ComponentProps<"select">>();
  expectTypeOf<ReturnType<kit.UseTravelRuleFormReturnType["getFieldProps"]>>().toExtend<ComponentProps<"select">>();
});
