/** What the emulated service remembers of wallets. Amounts in units of `AMOUNT_PLACES` places, times in milliseconds since the epoch. */
export interface WalletTables {
  /** By ID, oldest first. */
  readonly recipients: Map<string, StoredRecipient>;
  /** By ID, oldest first. */
  readonly transactions: Map<string, StoredTransaction>;
  /** By ID. */
  readonly withdrawalQuotes: Map<string, StoredWithdrawalQuote>;
  /** When a bank account was last verified, by account, bank code and number. */
  readonly verifiedBankAccounts: Map<string, number>;
  /** By account and idempotency key. */
  readonly intents: Map<string, StoredIntent>;
  /** When a nonce of a signed request can be forgotten, by account and nonce. */
  readonly nonces: Map<string, number>;
}

export type RecipientType = "fiat" | "crypto";

/** Replaced, not changed. */
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

/** Replaced, not changed. */
export interface StoredTransaction {
  readonly id: string;
  readonly accountId: string;
  readonly type: "deposit" | "withdrawal";
  readonly rail: RecipientType;
  readonly status: TransactionStatus;
  readonly currency: string;
  /** What was sent, without a fee. */
  readonly amount: bigint;
  /** What a withdrawal costs on top. */
  readonly fee: bigint;
  /** What has arrived of a withdrawal that was settled in part. */
  readonly settled: bigint | null;
  readonly reference: string;
  /** Null where sender information was never asked for. */
  readonly travelRule: TravelRuleCase | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** What came of asking about a deposit's sender. */
export interface TravelRuleCase {
  readonly status: "required" | "submitted";
  /** Whether what was answered will clear the deposit. */
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
  /** Set once it was submitted. */
  transactionId: string | null;
}

/** What an idempotency key was used for, and what came of it. */
export interface StoredIntent {
  readonly intent: string;
  readonly transactionId: string;
  /** The transaction's, as it was told then. */
  readonly status: string;
}

/** Makes empty tables. */
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
