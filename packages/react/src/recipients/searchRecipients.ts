import type { Recipient } from "@partner-kit/contract";

/** Returns the recipients whose visible text contains every search term, in the service's order. */
export function searchRecipients(recipients: readonly Recipient[], search: string): readonly Recipient[] {
  const messages = fold(search)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (messages.length === 0) return recipients;
  return recipients.filter((recipient) => {
    const text = fold(
      [
        recipient.label,
        recipient.account_name,
        recipient.account_number,
        recipient.bank_name,
        recipient.chain,
        recipient.crypto_address,
        recipient.currency,
      ]
        .filter(Boolean)
        .join(" "),
    );
    return messages.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
