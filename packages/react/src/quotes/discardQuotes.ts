import { discardBatches } from "../paymentBatches/batchDrafts.ts";
import type { Kit } from "../query/kit.ts";
import { discardPayments } from "../withdrawals/storedPayment.ts";
import { discardTicketQuotes } from "./quoteStore.ts";

export interface DiscardQuotesParameters {
  readonly kit: Pick<Kit, "baseUrl">;
  /**
   * Also discards quotes, payments and batches that may have become an order or payments that nobody has confirmed, such as after an account
   * was reset. Default false.
   */
  readonly includeUnconfirmed?: boolean | undefined;
}

/**
 * Deletes the quotes, payments and batches of all users that `QuoteTicket`, `WithdrawalForm` and `BatchPayment` stored in this tab. Call it
 * when a user signs out. An entry with an unconfirmed outcome stays for its user, who must be able to check it.
 */
export function discardQuotes({ kit, includeUnconfirmed = false }: DiscardQuotesParameters): void {
  discardTicketQuotes({ kit, includeUnconfirmed });
  discardPayments({ kit, includeUnconfirmed });
  discardBatches({ kit, includeUnconfirmed });
}
