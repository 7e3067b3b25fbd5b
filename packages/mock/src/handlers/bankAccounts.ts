import type { Handlers } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";
import { bankVerification } from "../wallet/bankVerification.ts";
import { requireKyb } from "../wallet/requireKyb.ts";
import { resolveBankAccount } from "../wallet/resolveBankAccount.ts";
import { playSpecialBankAccount } from "../wallet/specialBankAccounts.ts";

export const bankAccounts: Handlers<"verifyBankAccount"> = {
  async verifyBankAccount({ input, context, account: readAccount }) {
    const account = readAccount();
    requireKyb({ context, account });
    const { bank_code: bankCode, account_number: accountNumber } = input;
    await playSpecialBankAccount(accountNumber, context);
    const name = resolveBankAccount({ bankCode, accountNumber });
    if (name === undefined) throw new ServiceError("VALIDATION_FAILED", { message: "account could not be verified" });
    bankVerification.remember({ context, account, bankCode, accountNumber });
    return { account_name: name };
  },
};
