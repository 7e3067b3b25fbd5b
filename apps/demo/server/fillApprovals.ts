import { askInside, type PastProxyParameters, readInside } from "./pastProxy.ts";
import { grantOf } from "./people.ts";

export interface FillApprovalsParameters extends PastProxyParameters {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Requests payments and changes of recipients as one person and decides about some of them as another, unless the store has
 * approvals. Without them, the list of approvals of a demo that has just started would be empty. A proxy of its own does so in
 * the past, because otherwise all would be of now.
 */
export async function fillApprovals({ createProxy, proxyUrl, now }: FillApprovalsParameters): Promise<void> {
  let minutesAgo = 0;
  let personId = REQUESTER;
  const proxy = createProxy({ now: () => now() - minutesAgo * 60_000, authorize: () => grantOf(personId) });
  try {
    const { approvals } = await readInside<{ readonly approvals: readonly unknown[] }>(
      await ask("GET", "/kit/approvals"),
    );
    if (approvals.length > 0) return;
    const recipients = await readInside<readonly Recipient[]>(await ask("GET", "/partner/wallets/recipients"));
    for (const request of requests) {
      const recipient = recipients.find(({ label }) => label === request.label);
      // Other scenarios have other recipients.
      if (recipient) await requestApproval(recipient.id, request);
    }
  } finally {
    await proxy.close();
  }

  async function requestApproval(id: string, request: ChangeRequest | PaymentRequest): Promise<void> {
    minutesAgo = request.minutesAgo;
    personId = request.requester ?? REQUESTER;
    const held = "amount" in request ? await pay(id, request) : await change(id, request);
    const { error } = (await held.json()) as { readonly error?: HeldChange };
    if (error?.code !== "APPROVAL_REQUIRED")
      throw new Error(`The proxy returned ${held.status} for a change that needs an approval.`);
    const { decision } = request;
    if (decision === undefined) return;
    minutesAgo = decision.minutesAgo;
    // Only its own requester cancels a request.
    if (decision.verb !== "cancel") personId = APPROVER;
    const path = `/kit/approvals/${error.details.approval_id}/${decision.verb}`;
    const decided = await ask("POST", path, decision.verb === "cancel" ? {} : { comment: decision.comment });
    if (!decided.ok) throw new Error(`The proxy returned ${decided.status} for a decision about an approval.`);
  }

  async function change(id: string, { address }: ChangeRequest): Promise<Response> {
    return ask("PATCH", `/partner/wallets/recipients/${id}`, { crypto_address: address });
  }

  async function pay(id: string, { amount, currency }: PaymentRequest): Promise<Response> {
    const quote = await readInside<{ readonly withdrawal_quote_id: string }>(
      await ask("POST", "/partner/wallets/withdrawals/quotes", { recipient_id: id, amount, currency }),
    );
    return ask("POST", "/partner/wallets/withdrawals", {
      withdrawal_quote_id: quote.withdrawal_quote_id,
      idempotency_key: crypto.randomUUID(),
    });
  }

  async function ask(method: string, path: string, body?: unknown): Promise<Response> {
    return askInside({ proxy, proxyUrl }, method, path, body);
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

const REQUESTER = "amara@harmattan.example";
const APPROVER = "kwame@harmattan.example";

interface ApprovalRequest {
  /** Label of the recipient. */
  readonly label: string;
  readonly minutesAgo: number;
  /** Default: the person in treasury. */
  readonly requester?: string;
  /** Missing if the request is still open. */
  readonly decision?: Decision;
}

type Decision = { readonly minutesAgo: number } & (
  | { readonly verb: "approve" | "reject"; readonly comment: string }
  | { readonly verb: "cancel" }
);

interface ChangeRequest extends ApprovalRequest {
  /** The new address. Has a valid checksum. */
  readonly address: string;
}

interface PaymentRequest extends ApprovalRequest {
  /** Decimal string. Above the limit of the policy. */
  readonly amount: string;
  readonly currency: string;
}

/** Oldest first. No payment is approved, so that the account stays as its scenario says. */
const requests: readonly (ChangeRequest | PaymentRequest)[] = [
  {
    label: "Nairobi settlement partner",
    address: "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
    minutesAgo: 312,
    decision: { verb: "approve", comment: "Confirmed by phone with their treasurer.", minutesAgo: 287 },
  },
  {
    label: "Treasury reserve",
    address: "0x49b16121E17F4a7B1B1A59F1d55862940F518ea1",
    requester: APPROVER,
    minutesAgo: 296,
    decision: { verb: "cancel", minutesAgo: 291 },
  },
  {
    label: "Market maker",
    address: "5uxviFx9abZWQthbowBVzyMLtrQCaJtGCSPUVMf3vVG4",
    minutesAgo: 275,
    decision: { verb: "reject", comment: "The address differs from the one in their letter.", minutesAgo: 259 },
  },
  {
    label: "Lekki Freight and Clearing",
    amount: "2475000",
    currency: "NGN",
    minutesAgo: 232,
    decision: { verb: "reject", comment: "The amount differs from their invoice.", minutesAgo: 186 },
  },
  { label: "OTC desk, Dubai", address: "TVwLrniJAxRefRvDMch7uaxXMwJLqbQjs2", minutesAgo: 143 },
  { label: "Agbara Packaging", amount: "1460500", currency: "NGN", minutesAgo: 68 },
  { label: "Port Harcourt Steel Works", amount: "3875000", currency: "NGN", minutesAgo: 17 },
];
