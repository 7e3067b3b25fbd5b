import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BackEnd } from "./BackEnd.ts";
import { backEnds } from "./backEnds.ts";
import { callDemo } from "./callDemo.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { openAs } from "./openAs.ts";

const RECIPIENTS = "/partner-kit/partner/wallets/recipients";
const ADDRESS = "0x52908400098527886E0F7030069857D2E4169EE7";

interface Recipient {
  readonly id: string;
  readonly label: string;
  readonly crypto_address: string | null;
}

async function readRecipient(page: Page): Promise<Recipient> {
  const { body } = await callDemo({ page, method: "GET", path: `${RECIPIENTS}?type=crypto` });
  const { data } = body as { readonly data: readonly Recipient[] };
  return data.find(({ label }) => label === "Treasury reserve") ?? expect.fail("The recipient is missing.");
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
    await amara.getByRole("radio", { name: "Your requests 1" }).check();
    await amara.getByRole("button", { name: /^Change of recipient: Treasury reserve/ }).click();
    await amara.getByText("Someone else has to approve this. Nothing was sent yet.").waitFor();
    expect(await amara.getByRole("button", { name: "Approve and send" }).count()).toBe(0);

    await kwame.goto(`${backEnd.origin}/approvals`);
    await kwame.getByRole("button", { name: /^Change of recipient: Treasury reserve/ }).click();
    await kwame.getByRole("table", { name: "Differences" }).getByText(ADDRESS).waitFor();
    await expectAccessible(kwame);
    expect((await readRecipient(kwame)).crypto_address).not.toBe(ADDRESS);
    await kwame.getByRole("button", { name: "Approve and send" }).click();
    await kwame.getByText("Tamarind Exchange carried it out.").waitFor();

    expect((await readRecipient(amara)).crypto_address).toBe(ADDRESS);
    await amara.getByText("Done", { exact: true }).first().waitFor();
  });
});
