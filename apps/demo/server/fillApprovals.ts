import type { Ask } from "./ask.ts";

export interface FillApprovalsParameters {
  /** Sends a request to the proxy as a person, by their ID. */
  readonly askAs: (personId: string) => Ask;
}

/**
 * Requests payments and changes of recipients as one person and decides about some of them as another, unless the store has
 * approvals. Without them, the list of approvals of a demo that has just started would be empty.
 */
export async function fillApprovals({ askAs }: FillApprovalsParameters): Promise<void> {
  const [ask, decide] = [askAs(REQUESTER), askAs(APPROVER)];
  const { approvals } = await readData<{ readonly approvals: readonly unknown[] }>(await ask("GET", "/kit/approvals"));
  if (approvals.length > 0) return;
  const recipients = await readData<readonly Recipient[]>(await ask("GET", "/partner/wallets/recipients"));
  for (const request of requests) {
    const recipient = recipients.find(({ label }) => label === request.label);
    // Other scenarios have other recipients.
    if (!recipient) continue;
    const held = "amount" in request ? await pay(recipient.id, request) : await change(recipient.id, request);
    const { error } = (await held.json()) as { readonly error?: HeldChange };
    if (error?.code !== "APPROVAL_REQUIRED")
      throw new Error(`The proxy answered ${held.status} to a request that needs an approval.`);
    const { decision, comment } = request;
    if (decision === undefined) continue;
    const decided = await decide("POST", `/kit/approvals/${error.details.approval_id}/${decision}`, { comment });
    if (!decided.ok) throw new Error(`The proxy answered ${decided.status} to a decision about an approval.`);
  }

  async function change(id: string, { address }: ChangeRequest): Promise<Response> {
    return ask("PATCH", `/partner/wallets/recipients/${id}`, { crypto_address: address });
  }

  async function pay(id: string, { amount, currency }: PaymentRequest): Promise<Response> {
    const quote = await readData<{ readonly withdrawal_quote_id: string }>(
      await ask("POST", "/partner/wallets/withdrawals/quotes", { recipient_id: id, amount, currency }),
    );
    return ask("POST", "/partner/wallets/withdrawals", {
      withdrawal_quote_id: quote.withdrawal_quote_id,
      idempotency_key: crypto.randomUUID(),
    });
  }
}

interface Recipient {
  readonly id: string;
  readonly label: string;
}

interface HeldChange {
  readonly code: string;
  readonly details: { readonly approval_id: string };
}

async function readData<Data>(response: Response): Promise<Data> {
  if (!response.ok) throw new Error(`The proxy answered ${response.status} to a read for the demo's approvals.`);
  const { data } = (await response.json()) as { readonly data: Data };
  return data;
}

const REQUESTER = "amara@harmattan.example";
const APPROVER = "kwame@harmattan.example";

interface Decided {
  /** Label of the recipient. */
  readonly label: string;
  /** Missing if the request is still open. */
  readonly decision?: "approve" | "reject";
  readonly comment?: string;
}

interface ChangeRequest extends Decided {
  /** The new address. Has a valid checksum. */
  readonly address: string;
}

interface PaymentRequest extends Decided {
  /** Decimal string. Above the limit of the policy. */
  readonly amount: string;
  readonly currency: string;
}

/** Oldest first. No payment is approved, so that the account stays as its scenario says. */
const requests: readonly (ChangeRequest | PaymentRequest)[] = [
  {
    label: "Nairobi settlement partner",
    address: "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
    decision: "approve",
    comment: "Confirmed by phone with their treasurer.",
  },
  {
    label: "Market maker",
    address: "5uxviFx9abZWQthbowBVzyMLtrQCaJtGCSPUVMf3vVG4",
    decision: "reject",
    comment: "The address differs from the one in their letter.",
  },
  {
    label: "Lekki Freight and Clearing",
    amount: "2475000",
    currency: "NGN",
    decision: "reject",
    comment: "This invoice was paid on Monday.",
  },
  { label: "OTC desk, Dubai", address: "TVwLrniJAxRefRvDMch7uaxXMwJLqbQjs2" },
  { label: "Agbara Packaging", amount: "1460500", currency: "NGN" },
  { label: "Port Harcourt Steel Works", amount: "3875000", currency: "NGN" },
];
