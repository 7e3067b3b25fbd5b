import {
  ApiError,
  acceptQuote,
  type ErrorCode,
  errorCodes,
  getBalances,
  NetworkError,
  submitWithdrawal,
  verifyBankAccount,
} from "@partner-kit/contract";
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { useBalances } from "../balances/balances.ts";
import { type CreateKitParameters, createKit } from "../query/kit.ts";
import { useCreateRecipient } from "../recipients/recipients.ts";
import { en } from "../text/en.ts";
import { fillServiceName } from "../text/fillText.ts";
import { describeError } from "./describeError.ts";
import { kindOfCode } from "./errorKind.ts";

const id = "0190a7c0-1111-7000-8000-000000000001";
const withdrawal = { withdrawal_quote_id: id, idempotency_key: "k" };
const recipient = {
  recipient_type: "crypto",
  label: "Ada",
  currency: "USDC",
  crypto_address: "a",
  chain: "ethereum",
  country: "NGA",
} as const;
const reset: NonNullable<CreateKitParameters["fetch"]> = () => Promise.reject(new TypeError("terminated"));
const kitOf = (fetch: typeof reset) => createKit({ baseUrl: "https://admin.example/partner-kit", fetch }).client;
const respond = (status: number, code: ErrorCode) => async () =>
  Response.json({ status: "error", error: { code, message: "" } }, { status });

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  );
}

function Create() {
  const { mutate, error } = useCreateRecipient();
  return (
    <button type="button" onClick={() => mutate(recipient)}>
      {error && describeError(error, en).help}
    </button>
  );
}

function Balances() {
  const { error } = useBalances();
  return <output>{error && describeError(error, en).help}</output>;
}

describe("a change whose response was lost", () => {
  test.each([
    ["a reset", reset],
    ["a gateway's timeout", respond(504, "UPSTREAM_TIMEOUT")],
    ["an unreachable service", respond(502, "UPSTREAM_UNREACHABLE")],
    ["a page in place of a response", async () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ])("behaviour: %s is not described as harmless", async (_, fetch) => {
    const { title, help } = describeError(await failureOf(kitOf(fetch).call(submitWithdrawal, withdrawal)), en);
    expect(title).toBe("We couldn’t confirm that this went through");
    expect(help).toBe(
      "It may still have happened. Check the list before you try again: a second attempt could repeat it.",
    );
  });

  test("behaviour: a repeatable change may be retried", async () => {
    const { help } = describeError(await failureOf(kitOf(reset).call(acceptQuote, { quote_id: id })), en);
    expect(help).toBe("It may still have happened. You can try again: it can’t happen twice.");
  });

  test("behaviour: never claims that the change is retried", async () => {
    const error = await failureOf(kitOf(reset).call(submitWithdrawal, withdrawal));
    expect(describeError(error, en, { isRetried: true }).help).not.toContain("retrying");
  });

  test("behaviour: applies to the errors of mutation hooks", async () => {
    await renderWithKit(<Create />, {
      prepare: ({ service }) => service.faults.add({ operation: "createRecipient", offline: true }),
    });
    fireEvent.click(screen.getByRole("button"));
    await settle(2000);
    expect(screen.getByRole("button").textContent).toBe(en.errors.uncertainHelp);
  });

  test("behaviour: a rejected change was not carried out", async () => {
    const error = await failureOf(kitOf(respond(429, "RATE_LIMITED")).call(submitWithdrawal, withdrawal));
    expect(describeError(error, en)).toEqual({
      title: "Too many requests",
      help: "Nothing was changed. The service is limiting requests. Try again in a moment.",
      code: "RATE_LIMITED",
    });
  });
});

describe("a change that the proxy did not send", () => {
  test.each([
    [429, "TOO_MANY_REQUESTS", "You sent too many requests"],
    [503, "SHUTTING_DOWN", "This server is restarting"],
  ] as const)("behaviour: %i %s is certain, and is not blamed on the service", async (status, code, title) => {
    const error = await failureOf(kitOf(respond(status, code)).call(submitWithdrawal, withdrawal));
    const description = describeError(error, en);
    expect(description).toMatchObject({ title, code });
    expect(description.help).toContain("Nothing was sent to the service.");
    expect(describeError(error, en, { isRetried: true }).help).toContain("We’ll keep retrying");
  });
});

test("behaviour: names the service of a filled catalogue", async () => {
  const error = await failureOf(kitOf(respond(429, "RATE_LIMITED")).call(submitWithdrawal, withdrawal));
  expect(describeError(error, fillServiceName(en, "Acme")).help).toContain("Acme is limiting requests.");
});

describe("a read", () => {
  test("default", async () => {
    const error = await failureOf(kitOf(reset).call(getBalances, {}));
    expect(describeError(error, en)).toEqual({
      title: "No connection",
      help: "Your account is not affected. Check your network, then try again.",
      code: undefined,
    });
  });

  test("parameters: isRetried", async () => {
    const error = await failureOf(kitOf(reset).call(getBalances, {}));
    expect(describeError(error, en, { isRetried: true }).help).toBe(
      "Your account is not affected. Check your network. We’ll keep retrying.",
    );
    const refused = await failureOf(kitOf(respond(403, "GRANT_MISSING")).call(getBalances, {}));
    expect(describeError(refused, en, { isRetried: true }).help).toBe(en.errors.grantHelp);
  });

  test("behaviour: a read that is sent as POST changes nothing", async () => {
    const input = { account_number: "1", bank_code: "2" };
    const error = await failureOf(kitOf(reset).call(verifyBankAccount, input));
    expect(describeError(error, en).help).toContain("Your account is not affected.");
  });

  test("behaviour: the error of a data hook is described as a read", async () => {
    await renderWithKit(<Balances />, {
      live: false,
      prepare: ({ service }) => service.faults.add({ operation: "getBalances", status: 503 }),
    });
    await settle(8000);
    expect(screen.getByRole("status").textContent).toBe("Your account is not affected. Try again in a moment.");
  });
});

test("behaviour: an error without an effect claims nothing about the account", () => {
  const { help } = describeError(new NetworkError({ operation: "x", reason: "timeout" }), en, { isRetried: true });
  expect(help).toBe("We’ll keep retrying.");
});

test("behaviour: every code of the contract has a message, by code or by status", () => {
  for (const code of Object.keys(errorCodes))
    expect([code, en.errors[`${kindOfCode(code) ?? "unknown"}Title`]]).toEqual([code, expect.any(String)]);
});

test.each([
  ["POLICY_DENIED", "Your organization’s policy doesn’t allow this", "Closed at night. Nothing was sent."],
  [
    "APPROVAL_REQUIRED",
    "This needs approval",
    "Closed at night. Your request is waiting for approval. It goes through once someone approves it.",
  ],
])("behaviour: %s shows the reason that the host's policy gave", (code, title, help) => {
  const error = new ApiError({ operation: "createQuote", status: 403, code, message: "Closed at night." });
  expect(describeError(error, en)).toEqual({ title, help, code });
});
