import type { Random } from "../random.ts";
import { resolveBankAccount } from "../wallet/resolveBankAccount.ts";
import type { StoredRecipient } from "../wallet/tables.ts";
import { banks } from "./banks.ts";
import { businessTime } from "./businessTime.ts";

const DAY_MS = 86_400_000;

/** Label, bank code and account number. */
const fiat = [
  ["Kano Grain Traders", "044", "2050700593"],
  ["Port Harcourt Steel Works", "057", "2042794629"],
  ["Eko Cold Chain", "033", "2042770317"],
  ["Lekki Freight and Clearing", "50515", "2117665982"],
  ["Third Mainland Studios, rent", "011", "2058586297"],
  ["Agbara Packaging", "999992", "3111162715"],
  ["Chioma Ibrahim, expenses", "058", "2034876509"],
  ["Kehinde Oladipo, consulting", "033", "2058608583"],
] as const;

/** Label, chain, currency, country and address. The addresses have valid checksums and no known keys. */
const crypto = [
  ["Treasury reserve", "ethereum", "USDC", "GBR", "0x49B16121e17F4a7B1b1a59f1d5586294f5183095"],
  ["OTC desk, Dubai", "tron", "USDT", "ARE", "TUfFWHzWJrjD37oLPNQSb8eggk5jQyMuCY"],
  ["Nairobi settlement partner", "bsc", "USDT", "KEN", "0x78B4Be160aB7D889a8c03d3A6F252e5166322011"],
  ["Market maker", "solana", "USDC", "SGP", "DgDAGqPLhzxiZ1UTJvUzFKrvzs4tcPw9qxsy1ovNbSEv"],
] as const;

export interface CreateRecipientsParameters {
  readonly accountId: string;
  readonly random: Random;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Adds the recipients of a partner that pays suppliers in Nigeria and settles abroad in stablecoins, oldest first. */
export function createRecipients({ accountId, random, now }: CreateRecipientsParameters): StoredRecipient[] {
  const common = (): Pick<StoredRecipient, "id" | "accountId" | "createdAt" | "updatedAt"> => {
    const createdAt = businessTime({ random, now, from: 200, to: 25 });
    const isChanged = random.integer(0, 3) === 0;
    const updatedAt = isChanged
      ? createdAt + random.integer(1, 15) * DAY_MS + random.integer(0, 90 * 60_000)
      : createdAt;
    return { id: random.uuid(), accountId, createdAt, updatedAt };
  };
  const withBank = fiat.map(([label, bankCode, accountNumber]): StoredRecipient => {
    const accountName = resolveBankAccount({ bankCode, accountNumber }) ?? "";
    const bankName = banks.find(({ bank_code }) => bank_code === bankCode)?.bank_name ?? "";
    const bank = { accountName, accountNumber, bankCode, bankName };
    return { ...common(), type: "fiat", label, currency: "NGN", country: null, bank, wallet: null };
  });
  const withWallet = crypto.map(([label, chain, currency, country, address]): StoredRecipient => {
    return { ...common(), type: "crypto", label, currency, country, bank: null, wallet: { chain, address } };
  });
  return [...withBank, ...withWallet].toSorted((one, other) => one.createdAt - other.createdAt);
}
