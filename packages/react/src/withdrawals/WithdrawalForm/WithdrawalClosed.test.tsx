import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { pass, settle } from "../../../test/renderWithKit.tsx";
import { press, renderWithdrawal, review } from "../../../test/withdrawalHarness.tsx";

const headers = { "content-type": "application/json", "x-partner-kit": "1" };

// Regression: it said that nothing was sent, with a button that requested the payment again.
test("behaviour: a payment that was closed with an unknown outcome may have been made, and is not offered again", async () => {
  let subject = "ada";
  const { backend } = await renderWithdrawal({
    backend: {
      subject: () => subject,
      policy: ({ operation }) =>
        operation === "submitWithdrawal"
          ? { decision: "approve", scope: "wallets:withdraw", reason: "Over 1,000.", expiresInSeconds: 3600 }
          : { decision: "allow" },
    },
  });
  await review();
  press(/^Send/);
  await settle(2000);
  const [{ id }] = (await decide("")).data.approvals;
  backend.service.faults.add({ operation: "submitWithdrawal", reset: true, times: 20 });
  await decide(`/${id}/approve`, {});
  for (let count = 0; count < 14; count += 1) {
    await pass(backend, 61_000);
    await settle(4000);
  }
  expect((await decide(`/${id}`)).data.status).toBe("outcome_unknown");
  await decide(`/${id}/reject`, { comment: "Paid, I checked the transactions" });
  await pass(backend, 16_000);
  await settle(20_000);
  expect(screen.getByText("Closed, and its outcome is unknown")).toBeDefined();
  expect(screen.getByText("Paid, I checked the transactions")).toBeDefined();
  expect(screen.queryByText(/Nothing was sent/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Edit and request again" })).toBeNull();

  async function decide(path: string, body?: object) {
    subject = "grace";
    const init = { headers, ...(body && { method: "POST", body: JSON.stringify(body) }) };
    const pending = backend.fetch(`/partner-kit/kit/approvals${path}`, init);
    await settle(3000);
    const response = await pending;
    subject = "ada";
    return response.json();
  }
});
