import type { Transaction } from "@partner-kit/contract";
import { askInside, type PastProxyParameters, readInside } from "./pastProxy.ts";
import { grantOf, people } from "./people.ts";

export interface FillPaymentBatchesParameters extends PastProxyParameters {
  /** Calls the service to read from it. */
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Stores the bulk payments whose withdrawals are in the emulated account's past, unless the store has some. Without them, the
 * list of bulk payments of a demo that has just started would be empty. A proxy of its own sends them in the past. The
 * service does not receive its quotes and withdrawals, which are answered with those of the past, so nothing is paid twice.
 */
export async function fillPaymentBatches({
  createProxy,
  proxyUrl,
  fetch,
}: FillPaymentBatchesParameters): Promise<void> {
  let time = Date.now();
  let withdrawals: readonly Withdrawal[] = [];
  const proxy = createProxy({
    now: () => time,
    authorize: () => grantOf(people[0]?.id),
    async fetch(input, init) {
      if (init?.method !== "POST") return fetch(input, init);
      return answer((await new Response(init.body).json()) as QuoteInput | SubmissionInput);
    },
  });
  try {
    const { batches } = await read<{ readonly batches: readonly unknown[] }>("/kit/payment-batches");
    if (batches.length > 0) return;
    const { transactions } = await read<{ readonly transactions: readonly Transaction[] }>(
      "/partner/wallets/transactions",
    );
    const recipients = await read<readonly Recipient[]>("/partner/wallets/recipients");
    for (const [index, group] of groupByMinute(transactions).entries()) {
      withdrawals = group;
      await send(pastBatches[index], recipients);
    }
  } finally {
    await proxy.close();
  }

  async function send(batch: PastBatch | undefined, recipients: readonly Recipient[]): Promise<void> {
    const [first] = withdrawals;
    if (!batch || !first) return;
    time = Date.parse(first.created_at) - 1_000;
    const paid = withdrawals.map(({ recipient_id, currency, amount }) => ({ recipient_id, currency, amount }));
    const unpaid = batch.unpaid.flatMap(({ label, ...line }) =>
      recipients.filter((one) => one.label === label).map(({ id }) => ({ recipient_id: id, ...line })),
    );
    const input = { batch_id: crypto.randomUUID(), name: batch.name, lines: [...paid, ...unpaid] };
    await readInside(await ask("POST", "/kit/payment-batches", input));
    for (let count = 0; count < READS_MAX; count += 1) {
      const { status } = await read<{ readonly status: string }>(`/kit/payment-batches/${input.batch_id}`);
      if (status !== "running") return;
      await new Promise((resolve) => void setTimeout(resolve, READ_AFTER_MS));
    }
    throw new Error("A bulk payment of the demo's past did not end.");
  }

  /** Answers a request for a quote, whose ID is that of the withdrawal, or the withdrawal itself. */
  function answer(body: QuoteInput | SubmissionInput): Response {
    if ("recipient_id" in body) {
      const known = withdrawals.find(
        ({ recipient_id: id, amount }) => id === body.recipient_id && amount === body.amount,
      );
      const fee = (known ?? withdrawals[0])?.fee;
      return respond({ ...body, withdrawal_quote_id: known?.id ?? crypto.randomUUID(), fee });
    }
    const withdrawal = withdrawals.find(({ id }) => id === body.withdrawal_quote_id);
    if (!withdrawal) throw new Error("A bulk payment of the demo's past has a withdrawal that the past does not have.");
    time = Date.parse(withdrawal.created_at);
    return respond({ transaction_id: withdrawal.id, status: "pending" });
  }

  async function read<Data>(path: string): Promise<Data> {
    return readInside<Data>(await ask("GET", path));
  }

  async function ask(method: string, path: string, body?: unknown): Promise<Response> {
    return askInside({ proxy, proxyUrl }, method, path, body);
  }
}

function respond(data: object): Response {
  return Response.json({ status: "success", data });
}

/** The withdrawals that were sent together, oldest first. */
function groupByMinute(transactions: readonly Transaction[]): readonly (readonly Withdrawal[])[] {
  const all = transactions.toReversed().filter(isWithdrawal);
  const minutes = new Set(all.map(minuteOf));
  return Array.from(minutes, (minute) => all.filter((one) => minuteOf(one) === minute)).filter(
    ({ length }) => length > 1,
  );
}

function minuteOf({ created_at: at }: Withdrawal): string {
  return at.slice(0, 16);
}

function isWithdrawal(transaction: Transaction): transaction is Withdrawal {
  const { type, recipient_id: recipientId, created_at: at } = transaction;
  return type === "withdrawal" && typeof recipientId === "string" && at !== undefined;
}

type Withdrawal = Transaction & {
  readonly recipient_id: string;
  readonly created_at: string;
};

interface Recipient {
  readonly id: string;
  readonly label: string;
}

interface QuoteInput {
  readonly recipient_id: string;
  readonly amount: string;
  readonly currency: string;
}

interface SubmissionInput {
  readonly withdrawal_quote_id: string;
}

interface PastBatch {
  readonly name: string;
  /** Lines that the proxy did not send. The past has no withdrawals for them. */
  readonly unpaid: readonly {
    /** Label of the recipient. */
    readonly label: string;
    readonly currency: string;
    /** Decimal strings. */
    readonly amount: string;
    /** Below the fee of the service. */
    readonly max_fee: string;
  }[];
}

/** In the order of the past. */
const pastBatches: readonly PastBatch[] = [
  {
    name: "Supplier invoices",
    unpaid: [{ label: "Kano Grain Traders", currency: "NGN", amount: "318400.00", max_fee: "25.00" }],
  },
  { name: "Rent and consulting", unpaid: [] },
];

const READS_MAX = 500;
const READ_AFTER_MS = 10;
