import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BackEnd } from "./BackEnd.ts";
import { backEnds } from "./backEnds.ts";
import { callDemo, control } from "./callDemo.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { openAs } from "./openAs.ts";

const RECIPIENTS = "/partner-kit/partner/wallets/recipients";
const ADDRESS = "0x52908400098527886E0F7030069857D2E4169EE7";

interface Recipient {
  readonly id: string;
  readonly label: string;
  readonly crypto_address: string | null;
}

interface Payment {
  readonly amount: string;
  readonly status: string;
}

async function readRecipient(page: Page): Promise<Recipient> {
  const { body } = await callDemo({ page, method: "GET", path: `${RECIPIENTS}?type=crypto` });
  const { data } = body as { readonly data: readonly Recipient[] };
  return data.find(({ label }) => label === "Treasury reserve") ?? expect.fail("The recipient is missing.");
}

/** Reads the status of each payment of 1,250,000. */
async function readPayments(page: Page): Promise<readonly string[]> {
  const { body } = await callDemo({ page, method: "GET", path: "/partner-kit/partner/wallets/transactions" });
  const { data } = body as { readonly data: { readonly transactions: readonly Payment[] } };
  return data.transactions.filter(({ amount }) => amount === "1250000.00").map(({ status }) => status);
}

describe("approvals of two people in two browsers", () => {
  let backEnd: BackEnd;
  let amara: Page;
  let kwame: Page;

  beforeAll(async () => {
    backEnd = await backEnds["three processes"]();
    amara = await openAs({ backEnd, person: "amara" });
    kwame = await openAs({ backEnd, person: "kwame" });
  });

  afterAll(async () => {
    await amara?.context().close();
    await kwame?.context().close();
    await backEnd?.stop();
  });

  test("behaviour: a new address is sent only after another person approved it", async () => {
    const { id } = await readRecipient(amara);
    const change = {
      page: amara,
      method: "PATCH",
      path: `${RECIPIENTS}/${id}`,
      body: { crypto_address: ADDRESS },
    } as const;
    const held = await callDemo(change);
    expect(held.status).toBe(409);
    expect(held.body).toMatchObject({ error: { code: "APPROVAL_REQUIRED" } });

    await amara.goto(`${backEnd.origin}/approvals`);
    await amara.getByRole("radio", { name: "All 7" }).check();
    await amara.getByRole("button", { name: /^Edit recipient: Treasury reserve/ }).click();
    await amara.getByText("Someone else has to approve this. Nothing has been sent yet.").waitFor();
    expect(await amara.getByRole("button", { name: "Approve and save" }).count()).toBe(0);

    await kwame.goto(`${backEnd.origin}/approvals`);
    await kwame.getByRole("button", { name: /^Edit recipient: Treasury reserve/ }).click();
    // In groups, which copying returns without gaps.
    const after = kwame.locator('.pk-ApprovalDetail [data-part="after"]');
    await expect.poll(() => after.textContent()).toBe(ADDRESS);
    await expectAccessible(kwame);
    expect((await readRecipient(kwame)).crypto_address).not.toBe(ADDRESS);
    await kwame.getByRole("button", { name: "Approve and save" }).click();
    await kwame.getByText("Tamarind Exchange accepted it.").waitFor();

    expect((await readRecipient(amara)).crypto_address).toBe(ADDRESS);
    await amara.getByText("Approved and saved", { exact: true }).first().waitFor();
  });

  test("behaviour: a large payment is sent once, after another person approved it", async () => {
    await amara.goto(`${backEnd.origin}/pay`);
    await amara.getByRole("combobox", { name: /^Recipient/ }).fill("Kano");
    await amara.getByRole("option", { name: /Kano Grain Traders/ }).click();
    await amara.getByRole("textbox", { name: /^Amount/ }).fill("1250000");
    await amara.keyboard.press("Enter");
    await amara.getByRole("textbox", { name: /^Type 1250000/ }).fill("1250000");
    await amara.keyboard.press("Enter");
    await amara.getByText("Waiting for approval").first().waitFor();
    expect(await readPayments(amara)).toEqual([]);

    await kwame.goto(`${backEnd.origin}/`);
    await kwame.getByRole("link", { name: "Approvals 4" }).click();
    await kwame.getByRole("button", { name: /^Withdrawal to Kano Grain Traders/ }).click();
    await kwame.getByRole("button", { name: "Approve and send" }).dblclick();
    await kwame.getByText("Tamarind Exchange accepted it.").waitFor();
    expect(await readPayments(amara)).toEqual(["pending"]);
    await control(amara, "clock", { advance_ms: 60_000 });
    expect(await readPayments(kwame)).toEqual(["success"]);
  });
});
