import { allGrantedScopes, type GrantedScope } from "@partner-kit/contract";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import {
  paste,
  press,
  type RenderBatchPaymentReturnType,
  renderBatchPayment,
  review,
  rows,
} from "../../../test/batchHarness.tsx";
import { settle } from "../../../test/renderWithKit.tsx";

// The form loads later. Fake timers do not advance an import.
beforeAll(async () => void (await import("./BatchPaymentView.tsx")));

const KANO = "Kano Grain Traders,1500.00,NGN";
const EKO = "Eko Cold Chain,2500.50,NGN";
const TREASURY = "Treasury reserve,25,USDC";

const line = (number: number) => screen.getByRole("textbox", { name: `Text of line ${number}` });
const text = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Payments" }).value;

/** Changes a recipient behind the page's back. */
async function changeKano({ clock, fetch: send }: RenderBatchPaymentReturnType["backend"]): Promise<void> {
  const headers = { "content-type": "application/json", "x-partner-kit": "1" };
  const path = "/partner-kit/partner/wallets/recipients";
  const { data } = await (await send(path, { headers })).json();
  const { id } = data.find(({ label }: { label: string }) => label === "Kano Grain Traders");
  const body = JSON.stringify({ label: "Kano Grain" });
  await clock.advance(1000);
  expect((await send(`${path}/${id}`, { method: "PATCH", headers, body })).status).toBe(200);
}

test("default: reviews the payments with their accounts, sends them once, and shows each result", async () => {
  const onCreated = vi.fn();
  const { sent } = await renderBatchPayment({ onCreated });
  await review(KANO, EKO, TREASURY);
  expect(screen.getByRole("heading", { name: "Review payments" })).toBeDefined();
  expect(screen.getByText("3 payments to 3 recipients")).toBeDefined();
  expect(screen.getByRole("list", { name: "Totals" }).textContent).toMatch(
    /4,000\.50 NGN2 payments.*25\.00 USDC1 payment/,
  );
  expect(rows()).toEqual([
    expect.stringMatching(/^Kano Grain TradersLine 1.*2050700593.*1,500\.00 NGN$/),
    expect.stringMatching(/^Eko Cold ChainLine 2.*2042770317.*2,500\.50 NGN$/),
    expect.stringMatching(/^Treasury reserveLine 3Ethereum0x49B1.*25\.00 USDC$/),
  ]);
  press("Send 3 payments");
  press(/^Sen/);
  await settle(5000);
  expect(sent()).toHaveLength(1);
  expect(onCreated).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^[0-9a-f-]{36}$/));
  expect(screen.getByText("3 of 3 sent")).toBeDefined();
  expect(rows()[0]).toMatch(/^Kano Grain Traders.*Sent/);
  expect(sessionStorage).toHaveLength(0);
  press("New bulk payment");
  await settle();
  expect(text()).toBe("");
});

test("behaviour: a wrong line is corrected in place, and stays while somebody types", async () => {
  await renderBatchPayment();
  await paste(KANO, "Eko Cold Chain,abc,NGN", "Lekki,1,NGN");
  expect(screen.getByRole("heading", { name: "2 lines to fix" })).toBeDefined();
  expect(screen.getByText("1 of 3 payments ready. Fix or remove 2 lines to review the batch.")).toBeDefined();
  expect(screen.getByRole("list", { name: "Totals" }).textContent).toMatch(/1 payment ready/);
  press("Review payments");
  await settle();
  expect(document.activeElement).toBe(line(2));
  fireEvent.change(line(2), { target: { value: EKO } });
  await settle();
  expect(screen.getByText("Fixed")).toBeDefined();
  expect(document.activeElement).toBe(line(2));
  press("Remove line 3");
  await settle();
  expect(text()).toBe(`${KANO}\n${EKO}\n`);
  press("Review payments");
  await settle();
  expect(screen.getByText("2 payments to 2 recipients")).toBeDefined();
});

test("behaviour: a similar recipient is used only after a person chose it", async () => {
  await renderBatchPayment();
  await paste("kano grain traders,1500,NGN");
  expect(screen.getByText(/^No saved recipient matches “kano grain traders” exactly/)).toBeDefined();
  expect(screen.getByText("2050700593")).toBeDefined();
  press("Use Kano Grain Traders");
  await settle();
  expect(text()).toMatch(/^[0-9a-f-]{36},1500,NGN$/);
  expect(screen.queryByText(/^No saved recipient/)).toBeNull();
});

test.each([
  [["recipient,amount,currency", "Enter at least one payment, or choose a file."]],
  [["recipient,amount", "The currency column is missing. Add “currency” to the first line."]],
  [["amount,Amount,currency,name", "These columns mean the same thing: amount and Amount. Keep one of them."]],
])("behaviour: the text %j cannot be reviewed", async ([typed = "", message = ""]) => {
  await renderBatchPayment();
  await review(typed);
  expect(screen.getByText(message)).toBeDefined();
  expect(screen.queryByRole("heading", { name: "Review payments" })).toBeNull();
});

test("behaviour: reviewing without a payment opens the field with the problem, and focuses it", async () => {
  await renderBatchPayment();
  expect(document.querySelector("[data-part=paste]")?.hasAttribute("data-empty")).toBe(true);
  press("Review payments");
  await settle();
  expect(document.querySelector("[data-part=paste]")?.hasAttribute("data-empty")).toBe(false);
  expect(screen.getByText("Enter at least one payment, or choose a file.")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Payments" }));
});

test("behaviour: the button that opens the field focuses it, and makes the review the next step", async () => {
  await renderBatchPayment();
  press("Paste payments");
  await settle();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Payments" }));
  expect(screen.getByRole("button", { name: "Review payments" }).dataset["variant"]).toBe("primary");
});

test("parameters: note is beside the button until a line has to be fixed", async () => {
  const note = "Withdrawals above 1,000,000 NGN need a second person.";
  await renderBatchPayment({ note });
  expect(screen.getByText(note).closest("[data-part=action]")).not.toBeNull();
  await paste("Eko Cold Chain,abc,NGN");
  expect(screen.queryByText(note)).toBeNull();
});

test("behaviour: an empty form leads to a file, and shows its format as a spreadsheet with saved recipients", async () => {
  await renderBatchPayment();
  const variants = () =>
    ["Choose a CSV file", "Review payments"].map((name) => screen.getByRole("button", { name }).dataset["variant"]);
  expect(variants()).toEqual(["primary", "secondary"]);
  const sample = within(screen.getByRole("table", { name: "One payment per line: recipient, amount, currency." }));
  const cells = sample
    .getAllByRole("row")
    .map(({ children }) => Array.from(children, ({ textContent }) => textContent));
  expect(cells).toHaveLength(3);
  expect(cells[0]).toEqual(["Recipient", "Amount", "Currency"]);
  expect(cells[1]).toEqual([expect.stringMatching(/^[^\u2068"]+$/), "150000.00", "NGN"]);
  // The review is the next step of payments that are typed.
  await paste(KANO);
  expect(variants()).toEqual(["secondary", "primary"]);
  expect(screen.queryByRole("table", { name: /^One payment per line/ })).toBeNull();
});

test("behaviour: every line has its number beside it, which problems name, and screen readers do not read", async () => {
  await renderBatchPayment();
  const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Payments" });
  const numbers = () => document.querySelector("[data-part=numbers]");
  // Regression: the example stood in the field, and looked like entered payments.
  const example = () => document.querySelector("[data-part=example] pre")?.textContent;
  expect(field().placeholder).toBe("");
  expect(example()).toMatch(/^Recipient,Amount,Currency\n/);
  expect(example()?.split("\n")).toHaveLength(2);
  expect(numbers()).toBeNull();
  await paste(KANO);
  expect(numbers()?.textContent).toBe("1\n");
  expect(example()).toBeUndefined();
  await paste("recipient,amount,currency", "", KANO, "Eko Cold Chain,abc,NGN", "");
  expect(numbers()?.textContent).toBe("1\n2\n3\n4\n5\n");
  expect(numbers()?.querySelector("strong")?.textContent).toBe("4\n");
  expect(screen.getByText("Line 4")).toBeDefined();
  expect(numbers()?.getAttribute("aria-hidden")).toBe("true");
  field().scrollTop = 40;
  fireEvent.scroll(field());
  expect(numbers()?.scrollTop).toBe(40);
});

test("behaviour: what can be paid is said before anything is entered, then with the totals", async () => {
  const onAddRecipient = vi.fn();
  await renderBatchPayment({ onAddRecipient });
  const hint = () => screen.getByText(/^Nothing is sent/).parentElement?.textContent?.replaceAll("\u00a0", " ");
  expect(hint()).toMatch(/Up to 1,000 payments per batch\.Withdrawable now: [\d,.]+ NGN and [\d,.]+ USD\.$/);
  expect(screen.getByText(/Columns in another order\? Name them in the first line/)).toBeDefined();
  press("Add recipient");
  expect(onAddRecipient).toHaveBeenCalledOnce();
  await paste(KANO);
  expect(hint()).toMatch(/Up to 1,000 payments per batch\.$/);
  expect(screen.getByRole("list", { name: "Totals" }).textContent).toMatch(/Withdrawable: [\d,.]+.NGN$/);
});

test("behaviour: a total above the withdrawable amount cannot be reviewed", async () => {
  await renderBatchPayment();
  await review("Kano Grain Traders,99999999999999,NGN");
  expect(screen.getByText(/^More than the [\d,.]+ NGN you can withdraw/)).toBeDefined();
  expect(screen.queryByRole("heading", { name: "Review payments" })).toBeNull();
});

test("behaviour: repeated payments are shown before they are sent", async () => {
  await renderBatchPayment();
  await review(KANO, "2050700593,1500,NGN");
  expect(screen.getByText("1 possible duplicate")).toBeDefined();
  expect(screen.getByText("Line 2 · same as line 1")).toBeDefined();
});

test("behaviour: a recipient that changed since the lines were checked blocks the batch", async () => {
  const { backend, sent } = await renderBatchPayment();
  await paste(KANO);
  await changeKano(backend);
  press("Review payments");
  await settle(1000);
  expect(screen.getByRole("alert").textContent).toMatch(/^Recipients changed during your review/);
  press("Send 1 payment");
  await settle(500);
  expect(sent()).toEqual([]);
  press("Back");
  await settle();
  expect(screen.getByRole("heading", { name: "1 line to fix" })).toBeDefined();
});

test("behaviour: a recipient that changed during the review blocks the batch", async () => {
  const { backend, sent } = await renderBatchPayment();
  await review(KANO);
  await changeKano(backend);
  press("Send 1 payment");
  await settle(1000);
  expect(sent()).toEqual([]);
  expect(screen.getByRole("alert").textContent).toMatch(/^Recipients changed during your review/);
});

test("parameters: confirmAbove", async () => {
  const { sent } = await renderBatchPayment({ confirmAbove: { NGN: "4000" } });
  await review(KANO, EKO);
  press("Send 2 payments");
  await settle(500);
  expect(sent()).toEqual([]);
  const input = screen.getByRole("textbox", { name: "Type 4000.50 to confirm the NGN total" });
  fireEvent.change(input, { target: { value: "4000.5" } });
  press("Send 2 payments");
  await settle(500);
  expect(sent()).toHaveLength(1);
});

test("behaviour: a file replaces the text, which can be restored", async () => {
  await renderBatchPayment();
  await paste(KANO);
  const drop = async (file: File) => {
    fireEvent.drop(screen.getByRole("textbox", { name: "Payments" }), {
      dataTransfer: { files: [file], types: ["Files"] },
    });
    await settle();
  };
  // Windows-1252, as older spreadsheets write it.
  await drop(new File([Uint8Array.of(0x4c, 0xe9, 0x6f, 0x3b, 0x35)], "payments.csv"));
  expect(text()).toBe("Léo;5");
  press("Undo");
  await settle();
  expect(text()).toBe(KANO);
  await drop(new File(["PK\0\0"], "payments.xlsx"));
  expect(screen.getByRole("alert").textContent).toMatch(/^This isn’t a CSV file/);
  expect(text()).toBe(KANO);
});

test("behaviour: a batch whose response was lost is found again, and not sent twice", async () => {
  const { loseResponses, countBatches } = await renderBatchPayment();
  await review(KANO);
  loseResponses(true);
  press("Send 1 payment");
  await settle(20_000);
  expect(screen.getByText("1 of 1 sent")).toBeDefined();
  expect(await countBatches()).toBe(1);
});

test("behaviour: nothing is sent while the recipients cannot be read once more", async () => {
  const { backend, sent } = await renderBatchPayment();
  await review(KANO);
  backend.setReachable(false);
  press("Send 1 payment");
  await settle(15_000);
  expect(screen.getByRole("alert").textContent).toContain("No connection");
  expect(screen.queryByText("We couldn’t confirm these payments")).toBeNull();
  expect(sent()).toEqual([]);
  backend.setReachable(true);
  press("Send 1 payment");
  await settle(5000);
  expect(sent()).toHaveLength(1);
});

test("behaviour: after a reload, only the same batch can be sent again", async () => {
  const { backend, reload, countBatches } = await renderBatchPayment();
  await review(KANO, EKO);
  backend.setReachable(false, "/recipients");
  press("Send 2 payments");
  await settle(1000);
  backend.setReachable(true);
  await reload();
  expect(screen.getByText("We couldn’t confirm these payments")).toBeDefined();
  expect(screen.getByRole("list", { name: "Totals" }).textContent).toMatch(/4,000\.50 NGN/);
  press("Send again");
  await settle(5000);
  expect(screen.getByText("2 of 2 sent")).toBeDefined();
  expect(await countBatches()).toBe(1);
  expect(sessionStorage).toHaveLength(0);
});

test("behaviour: a batch that never reached the proxy can be discarded, and the text stays", async () => {
  const { backend, sent } = await renderBatchPayment();
  await review(KANO);
  backend.setReachable(false, "/recipients");
  press("Send 1 payment");
  // All attempts.
  await settle(15_000);
  expect(screen.getByText("We couldn’t confirm these payments")).toBeDefined();
  backend.setReachable(true);
  await settle(15_000);
  press("Discard");
  await settle(1000);
  expect(text()).toBe(KANO);
  expect(sent()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
  // A request that is still on its way finds its ID occupied.
  expect(backend.requests).toContainEqual(expect.stringMatching(/^POST .*\/payment-batches\/[0-9a-f-]{36}\/stop$/));
});

test("behaviour: a discard whose response was lost does not look like a batch that was sent", async () => {
  const onCreated = vi.fn();
  const { backend, loseResponses, countBatches } = await renderBatchPayment({ onCreated });
  await review(KANO);
  backend.setReachable(false, "/recipients");
  press("Send 1 payment");
  await settle(15_000);
  backend.setReachable(true);
  await settle(15_000);
  loseResponses(true);
  press("Discard");
  await settle(20_000);
  expect(text()).toBe(KANO);
  expect(onCreated).not.toHaveBeenCalled();
  expect(await countBatches()).toBe(0);
});

test("behaviour: before a batch is sent, its recipients are read once, visibly, and nothing else can be done", async () => {
  const { backend, sent } = await renderBatchPayment();
  await review(KANO);
  const reads = () => backend.requests.filter((request) => /^GET .*\/recipients$/.test(request)).length;
  const before = reads();
  press("Send 1 payment");
  // Regression: the button looked idle until the recipients were read, and each press read them again.
  const button = screen.getByRole("button", { name: "Sending…" });
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Back" }).disabled).toBe(true);
  fireEvent.submit(button.closest("form") as HTMLFormElement);
  await settle(5000);
  expect(reads() - before).toBe(1);
  expect(sent()).toHaveLength(1);
});

test("behaviour: why the last attempt failed is beside an unknown outcome, and not after a reload", async () => {
  const { backend, reload } = await renderBatchPayment();
  await review(KANO);
  backend.setReachable(false, "/recipients");
  press("Send 1 payment");
  await settle(15_000);
  expect(screen.getByRole("alert").textContent).toMatch(/Last attempt: No connection\.$/);
  backend.setReachable(true);
  await reload();
  expect(screen.getByRole("alert").textContent).not.toMatch(/Last attempt/);
});

test("behaviour: users who lost the permission cannot send an unconfirmed batch again", async () => {
  let scopes: readonly GrantedScope[] = allGrantedScopes;
  const { backend, reload, sent } = await renderBatchPayment({ backend: { scopes: () => scopes } });
  await review(KANO);
  backend.setReachable(false, "/recipients");
  press("Send 1 payment");
  await settle(15_000);
  backend.setReachable(true);
  scopes = ["wallets:view"];
  await reload();
  const button = screen.getByRole("button", { name: /^Send again/ });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(button);
  await settle(5000);
  expect(sent()).toEqual([]);
});

test("behaviour: a quotation mark in a line to fix leaves the other lines alone", async () => {
  await renderBatchPayment();
  const others = ['Pipes 5",2,NGN', EKO];
  await paste("Kano Grain,1500.00,NGN", ...others);
  const type = async (value: string) => {
    fireEvent.change(line(1), { target: { value } });
    await settle();
  };
  // Regression: the record reached to the mark in line 2, and the next key joined both lines.
  await type('"Kano Grain,1500.00,NGN');
  await type('"Kano Grain",1500.00,NGN');
  expect(text()).toBe(['"Kano Grain",1500.00,NGN', ...others].join("\n"));
});

test("behaviour: users who may not withdraw can check payments, and not review them", async () => {
  await renderBatchPayment({ backend: { scopes: ["wallets:view"] } });
  await paste(KANO);
  const button = screen.getByRole("button", { name: "Review payments" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(within(screen.getByRole("list", { name: "Totals" })).getByText("1 payment")).toBeDefined();
});
