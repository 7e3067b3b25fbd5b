/** Wallet tables. Amounts are in units of `AMOUNT_PLACES` places, times in milliseconds since the epoch. */
export interface WalletTables {
  /** By ID, oldest first. */
  readonly recipients: Map<string, StoredRecipient>;
  /** By ID, oldest first. */
  readonly transactions: Map<string, StoredTransaction>;
  /** By ID. */
  readonly withdrawalQuotes: Map<string, StoredWithdrawalQuote>;
  /** Time of the last verification by account, bank code and number. */
  readonly verifiedBankAccounts: Map<string, number>;
  /** By account and idempotency key. */
  readonly intents: Map<string, StoredIntent>;
  /** Expiry of a stored nonce by account and nonce. */
  readonly nonces: Map<string, number>;
}

export type RecipientType = "fiat" | "crypto";

/** Rows are replaced, not mutated. */
export interface StoredRecipient {
  readonly id: string;
  readonly accountId: string;
  readonly type: RecipientType;
  readonly label: string;
  readonly currency: string;
  readonly country: string | null;
  /** Null for crypto. */
  readonly bank: BankDetails | null;
  /** Null for fiat. */
  readonly wallet: { readonly chain: string; readonly address: string } | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface BankDetails {
  readonly accountName: string;
  readonly accountNumber: string;
  readonly bankCode: string;
  readonly bankName: string;
}

export type TransactionStatus = "pending" | "action_required" | "success" | "failed" | "partial";

/** Rows are replaced, not mutated. */
export interface StoredTransaction {
  readonly id: string;
  readonly accountId: string;
  readonly type: "deposit" | "withdrawal";
  readonly rail: RecipientType;
  readonly status: TransactionStatus;
  readonly currency: string;
  /** Amount without the fee. */
  readonly amount: bigint;
  /** Fee of a withdrawal. */
  readonly fee: bigint;
  /** Settled amount of a partial withdrawal. */
  readonly settled: bigint | null;
  readonly reference: string;
  /** The saved recipient of a withdrawal. Null for deposits and for simulated withdrawals. */
  readonly recipientId: string | null;
  /** Null if sender information was never required. */
  readonly travelRule: TravelRuleCase | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** The Travel Rule case of a deposit. */
export interface TravelRuleCase {
  readonly status: "required" | "submitted";
  /** Whether the submitted information clears the deposit. */
  readonly isClearing: boolean;
}

export interface StoredWithdrawalQuote {
  readonly id: string;
  readonly accountId: string;
  readonly recipientId: string;
  readonly rail: RecipientType;
  readonly currency: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly expiresAt: number;
  /** Set after submission. */
  transactionId: string | null;
}

/** The intent and result of an idempotency key. */
export interface StoredIntent {
  readonly intent: string;
  readonly transactionId: string;
  /** The status of the transaction in the first response. */
  readonly status: string;
}

/** Creates empty tables. */
export function createWalletTables(): WalletTables {
  return {
    recipients: new Map(),
    transactions: new Map(),
    withdrawalQuotes: new Map(),
    verifiedBankAccounts: new Map(),
    intents: new Map(),
    nonces: new Map(),
  };
}
