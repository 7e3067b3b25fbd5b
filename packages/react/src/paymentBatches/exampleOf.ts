import { isolate } from "../format/isolate.ts";
import { nameOf } from "../recipients/nameOf.ts";
import type { PayableRecipient } from "../withdrawals/usePayableRecipients.ts";
import { writeRecord } from "./parseCsv.ts";

/**
 * Writes an example of the text with saved recipients, by name and by account, in place of those in the message. Only its headings
 * until the recipients are read, and the whole message if none can be paid.
 */
export function exampleOf(message: string, recipients: readonly PayableRecipient[] | undefined): string {
  const [headings = "", ...lines] = message.split("\n");
  if (!recipients) return headings;
  const delimiter = headings.includes(";") ? ";" : ",";
  const left = recipients.flatMap(({ recipient, issue }) => (issue === undefined ? [recipient] : []));
  if (left.length === 0) return message;
  const written = lines.flatMap((line) => {
    const [named = "", amount = "", currency = ""] = line.split(delimiter);
    const isBank = currency === "NGN";
    const index = left.findIndex(({ crypto_address: address }) => (address === null) === isBank);
    const [recipient] = index === -1 ? [] : left.splice(index, 1);
    if (!recipient) return [];
    const account = /^\d+$/.test(named) ? recipient.account_number : undefined;
    // A name in Arabic must not reorder the line. The example cannot be copied.
    const name = account || isolate(writeRecord([nameOf(recipient)], delimiter));
    return [[name, amount, recipient.currency].join(delimiter)];
  });
  return [headings, ...written].join("\n");
}
