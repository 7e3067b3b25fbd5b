import type { Ask } from "./ask.ts";

export interface FillApprovalsParameters {
  /** Sends a request to the proxy as a person, by their ID. */
  readonly askAs: (personId: string) => Ask;
}

/**
 * Requests changes of recipients as one person and decides about some of them as another, unless the store has approvals.
 * Without them, the list of approvals of a demo that has just started would be empty.
 */
export async function fillApprovals({ askAs }: FillApprovalsParameters): Promise<void> {
  const [ask, decide] = [askAs(REQUESTER), askAs(APPROVER)];
  const { approvals } = await readData<{ readonly approvals: readonly unknown[] }>(await ask("GET", "/kit/approvals"));
  if (approvals.length > 0) return;
  const recipients = await readData<readonly Recipient[]>(await ask("GET", "/partner/wallets/recipients?type=crypto"));
  for (const { label, address, decision, comment } of changes) {
    const recipient = recipients.find((one) => one.label === label);
    // Other scenarios have other recipients.
    if (!recipient) continue;
    const held = await ask("PATCH", `/partner/wallets/recipients/${recipient.id}`, { crypto_address: address });
    const { error } = (await held.json()) as { readonly error?: HeldChange };
    if (error?.code !== "APPROVAL_REQUIRED")
      throw new Error(`The proxy answered ${held.status} to a change that needs an approval.`);
    if (decision === undefined) continue;
    const decided = await decide("POST", `/kit/approvals/${error.details.approval_id}/${decision}`, { comment });
    if (!decided.ok) throw new Error(`The proxy answered ${decided.status} to a decision about an approval.`);
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

/** The addresses have valid checksums. */
const changes = [
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
  { label: "OTC desk, Dubai", address: "TVwLrniJAxRefRvDMch7uaxXMwJLqbQjs2", decision: undefined, comment: undefined },
] as const;
