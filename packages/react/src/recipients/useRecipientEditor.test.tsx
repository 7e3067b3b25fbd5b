import {
  deleteRecipient,
  type Input,
  listRecipients,
  type Recipient,
  updateRecipient,
  verifyBankAccount,
} from "@partner-kit/contract";
import { type Client, createClient } from "@partner-kit/contract/client";
import { fireEvent, screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import { type Backend, createBackend } from "../../test/createBackend.ts";
import { pass, type RenderWithKitParameters, renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { useUnsavedChanges } from "../provider/useUnsavedChanges.ts";
import type { RecipientField } from "./recipientValues.ts";
import {
  type UseRecipientEditorParameters,
  type UseRecipientEditorReturnType,
  useRecipientEditor,
} from "./useRecipientEditor.ts";

let editor: UseRecipientEditorReturnType;

// Loaded at the first address otherwise, in a time that no clock of the test's moves.
beforeAll(async () => {
  await import("../chains/checkAddress.ts");
});

const fieldsOfType: Readonly<Record<"fiat" | "crypto", readonly RecipientField[]>> = {
  fiat: ["label", "bank_code", "account_number", "expected_name", "fiat_currency"],
  crypto: ["label", "chain", "crypto_address", "crypto_currency", "country"],
};

/** The editor in plain HTML. */
function Editor(parameters: UseRecipientEditorParameters): ReactElement {
  editor = useRecipientEditor(parameters);
  const { getFieldProps, getConfirmProps, bank } = editor;
  return (
    <form {...editor.getFormProps()}>
      {fieldsOfType[editor.values.type].map((field) => (
        <input key={field} aria-label={field} {...getFieldProps(field)} />
      ))}
      {bank.verification?.status === "verified" && <input aria-label="confirm" {...getConfirmProps()} />}
      <button type="submit">Review</button>
    </form>
  );
}

/** An editor that can be closed and opened again. */
function Closable(parameters: UseRecipientEditorParameters): ReactElement {
  const [isOpen, setOpen] = useState(true);
  const { forms } = useUnsavedChanges();
  return (
    <>
      {isOpen && <Editor {...parameters} />}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? "Close" : "Open"}
      </button>
      <output>{forms.join()}</output>
    </>
  );
}

const type = (field: string, value: string) => fireEvent.change(screen.getByLabelText(field), { target: { value } });
const leave = (field: string) => fireEvent.blur(screen.getByLabelText(field));
const confirm = () => fireEvent.click(screen.getByLabelText("confirm"));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const count = ({ requests }: Backend, end: RegExp) => requests.filter((request) => end.test(request)).length;
const CHECK = /verify-account$/;
const WRITE = /^(?:POST|PATCH) .*\/recipients/;

async function review(): Promise<void> {
  press("Review");
  await settle();
}

async function save(): Promise<void> {
  await review();
  editor.save();
  await settle();
}

async function enterAccount(bankCode: string, accountNumber: string): Promise<void> {
  type("bank_code", bankCode);
  type("account_number", accountNumber);
  await settle(500);
}

async function enterChioma(): Promise<void> {
  type("label", "Rent");
  await enterAccount("058", "2034876509");
}

/** The service, past page and proxy: what somebody else does. */
function elsewhere({ service }: Backend): Client & { readonly list: () => Promise<Recipient[]> } {
  const headers = { "x-api-key": service.keys.default };
  const client = createClient({ baseUrl: "https://service.example/v1", fetch: service.fetch, headers });
  return { ...client, list: () => client.call(listRecipients, {}) };
}

async function find(backend: Backend, label: string): Promise<Recipient> {
  const found = (await elsewhere(backend).list()).find((one) => one.label === label);
  if (!found) throw new Error(`no recipient ${label}`);
  return found;
}

interface RenderEditorParameters extends UseRecipientEditorParameters, Pick<RenderWithKitParameters, "backend"> {
  /** Of the recipient to be changed. */
  readonly label?: string | undefined;
}

/** Renders an editor, and keeps the bodies it sends. */
async function renderEditor({ label, backend: parameters, ...rest }: RenderEditorParameters = {}) {
  const made = createBackend(parameters);
  const recipientId = label === undefined ? rest.recipientId : (await find(made, label)).id;
  const sent: unknown[] = [];
  const fetch: typeof made.fetch = (input, init) => {
    if (WRITE.test(`${init?.method} ${String(input)}`)) sent.push(JSON.parse(String(init?.body)));
    return made.fetch(input, init);
  };
  await renderWithKit(<Closable {...rest} recipientId={recipientId} />, { fetch, now: made.clock.now });
  return { backend: made, recipientId: recipientId ?? "", sent };
}

async function changeElsewhere(backend: Backend, input: Input<typeof updateRecipient>): Promise<void> {
  await backend.clock.advance(1000);
  await elsewhere(backend).call(updateRecipient, input);
}

async function readAgain(): Promise<void> {
  editor.retry();
  await settle();
}

describe("a new bank account", () => {
  test("default", async () => {
    const { backend, sent } = await renderEditor();
    expect(editor.state).toMatchObject({ status: "editing", conflicts: [], adopted: [] });
    expect(editor.banks.items.length).toBeGreaterThan(20);
    await enterChioma();
    expect(editor.bank.verification).toMatchObject({
      status: "verified",
      accountName: "IBRAHIM CHIOMA EFE",
      isConfirmed: false,
    });
    confirm();
    await review();
    expect(editor.state).toMatchObject({ status: "reviewing" });
    expect(count(backend, WRITE)).toBe(0);
    editor.save();
    editor.save();
    await settle();
    expect(editor.state).toMatchObject({
      status: "saved",
      recipient: { label: "Rent", account_name: "IBRAHIM CHIOMA EFE" },
    });
    expect(sent).toEqual([
      {
        recipient_type: "fiat",
        label: "Rent",
        currency: "NGN",
        bank_code: "058",
        bank_name: "Guaranty Trust Bank",
        account_number: "2034876509",
        account_name: "IBRAHIM CHIOMA EFE",
      },
    ]);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  test("behaviour: nobody is told of a field before they come to it", async () => {
    await renderEditor();
    expect(editor.problems).toEqual({});
    leave("label");
    expect(editor.problems).toEqual({ label: "required" });
    await review();
    expect(editor.problems).toEqual({ label: "required", bank_code: "required", account_number: "required" });
    expect(document.activeElement).toBe(screen.getByLabelText("label"));
    expect(screen.getByLabelText("label").getAttribute("aria-invalid")).toBe("true");
    type("label", "Rent");
    expect(editor.problems).not.toHaveProperty("label");
    type("account_number", "2034#87");
    expect(editor.problems).toMatchObject({ account_number: "characters" });
    type("label", "x".repeat(1025));
    expect(editor.problems).toMatchObject({ label: "too_long" });
  });

  test("behaviour: a name nobody confirmed is not saved", async () => {
    const { backend } = await renderEditor();
    await enterChioma();
    await review();
    expect(editor.state.status).toBe("editing");
    expect(editor.problems).toEqual({ confirmation: "unconfirmed" });
    expect(document.activeElement).toBe(screen.getByLabelText("confirm"));
    confirm();
    expect(editor.problems).toEqual({});
    expect(count(backend, WRITE)).toBe(0);
  });

  test("behaviour: any change of bank details undoes the confirmation", async () => {
    await renderEditor();
    await enterChioma();
    confirm();
    type("bank_code", "044");
    expect(editor.bank.verification).toMatchObject({ status: "waiting" });
    type("bank_code", "058");
    await settle(500);
    expect(editor.bank.verification).toMatchObject({ status: "verified", isConfirmed: false });
    type("label", "Other");
    confirm();
    type("label", "Another");
    expect(editor.bank.verification).toMatchObject({ isConfirmed: true });
  });

  test("behaviour: a late answer does not name the account that is typed now", async () => {
    const { backend } = await renderEditor();
    await enterAccount("058", "0000000008");
    expect(editor.bank.verification).toMatchObject({ status: "verifying" });
    await enterAccount("058", "2034876509");
    await pass(backend, 10_000);
    expect(editor.bank.verification).toMatchObject({ accountName: "IBRAHIM CHIOMA EFE" });
  });

  test("behaviour: pasted numbers lose what copying brought along, and only then count as complete", async () => {
    const { backend } = await renderEditor();
    type("bank_code", "058");
    fireEvent.paste(screen.getByLabelText("account_number"), { clipboardData: { getData: () => " 2034-8765 09\n" } });
    await settle(500);
    expect(editor.values.account_number).toBe("2034876509");
    expect(editor.bank.verification).toMatchObject({ status: "verified" });
    type("account_number", "203 487");
    await settle(5000);
    expect(count(backend, CHECK)).toBe(1);
    leave("account_number");
    await settle();
    expect(editor.values.account_number).toBe("203487");
    expect(editor.bank.verification).toMatchObject({ status: "failed", problem: "notFound" });
  });

  test("behaviour: the bank's name is held against the one expected", async () => {
    await renderEditor();
    type("expected_name", "Chioma Ibrahim");
    await enterChioma();
    expect(editor.bank.match).toBe("matches");
    type("expected_name", "Kehinde Oladipo");
    expect(editor.bank.match).toBe("differs");
    expect(editor.bank.verification).toMatchObject({ status: "verified" });
  });

  test("behaviour: too many requests are tried again when the service allows it", async () => {
    const { backend } = await renderEditor();
    await enterAccount("058", "0000000429");
    const retryAt = backend.clock.now() + 5000;
    expect(editor.bank.verification).toMatchObject({ status: "failed", problem: "rate", retryAt });
    await settle(4500);
    expect(count(backend, CHECK)).toBe(1);
    await settle(1000);
    expect(count(backend, CHECK)).toBe(2);
  });

  test.each([
    ["0000000000", "notFound"],
    ["0000000403", "notAllowed"],
    ["0000000500", "down"],
  ])("behaviour: %s: %s, and it cannot be saved", async (accountNumber, problem) => {
    await renderEditor();
    type("label", "Rent");
    await enterAccount("058", accountNumber);
    expect(editor.bank.verification).toMatchObject({ status: "failed", problem });
    await review();
    expect(editor.problems).toEqual({ confirmation: "unverified" });
  });

  test("behaviour: production without KYB, as the service refuses it", async () => {
    await renderEditor({ backend: { scenario: "production", environment: "production" } });
    await enterChioma();
    expect(editor.bank.verification).toMatchObject({ status: "failed", problem: "notAllowed" });
  });

  test("behaviour: what the session does not allow is not asked", async () => {
    const { backend } = await renderEditor({ backend: { scopes: ["wallets:view"] } });
    expect(editor.permission).toMatchObject({ allowed: false, reason: "not_granted", scope: "wallets:transfer" });
    await enterChioma();
    expect(editor.bank.verification).toMatchObject({ status: "failed", problem: "permission" });
    expect(count(backend, CHECK)).toBe(0);
  });

  test("behaviour: what the service does not take goes back to the form, with everything typed", async () => {
    const { backend } = await renderEditor();
    await enterChioma();
    confirm();
    backend.service.faults.add({ operation: "createRecipient", status: 400, times: 1 });
    await save();
    expect(editor.state).toMatchObject({ status: "editing", failure: { outcome: "nothing_saved" } });
    expect(editor.values).toMatchObject({ label: "Rent", account_number: "2034876509" });
    // It may be the verification that is too old.
    expect(editor.bank.verification).toMatchObject({ status: "verified", isConfirmed: false });
    confirm();
    await save();
    expect(editor.state.status).toBe("saved");
  });

  test("behaviour: an answer that never came is looked up", async () => {
    const { backend } = await renderEditor();
    await enterChioma();
    confirm();
    backend.service.faults.add({ operation: "createRecipient", reset: true, times: 1 });
    await save();
    expect(editor.state).toMatchObject({ status: "saved", recipient: { label: "Rent" } });
    expect(count(backend, WRITE)).toBe(1);
  });

  test("behaviour: an answer that never came and cannot be looked up is not known, and nothing is lost", async () => {
    const { backend } = await renderEditor();
    await enterChioma();
    confirm();
    await review();
    backend.setReachable(false);
    editor.save();
    await settle(20_000);
    expect(editor.state).toMatchObject({ status: "reviewing", failure: { outcome: "unknown" } });
    backend.setReachable(true);
    editor.save();
    await settle(20_000);
    expect(editor.state).toMatchObject({ status: "saved" });
  });
});

describe("what is typed", () => {
  test("behaviour: outlives the form, its confirmation too", async () => {
    const { backend } = await renderEditor();
    expect(editor.isDirty).toBe(false);
    await enterChioma();
    confirm();
    expect(editor.isDirty).toBe(true);
    press("Close");
    expect(screen.getByRole("status").textContent).toBe("recipient:new");
    press("Open");
    await settle(1000);
    expect(editor.values).toMatchObject({ label: "Rent", bank_code: "058", account_number: "2034876509" });
    expect(editor.bank.verification).toMatchObject({ status: "verified", isConfirmed: true });
    expect(count(backend, CHECK)).toBe(1);
    await save();
    press("Close");
    press("Open");
    await settle();
    expect(editor.values.label).toBe("");
  });

  test("behaviour: outlives a closed form that was asking the bank", async () => {
    const { backend } = await renderEditor();
    await enterAccount("058", "0000000008");
    press("Close");
    await pass(backend, 10_000);
    press("Open");
    await settle(500);
    expect(count(backend, CHECK)).toBe(2);
    await pass(backend, 8000);
    expect(editor.bank.verification).toMatchObject({ status: "verified", isConfirmed: false });
  });

  test("behaviour: is forgotten on request", async () => {
    await renderEditor();
    await enterChioma();
    editor.discard();
    await settle();
    expect(editor.values.label).toBe("");
    expect(editor.bank.verification).toEqual({ status: "incomplete" });
    expect(screen.getByRole("status").textContent).toBe("");
  });

  test("behaviour: outlives a session that ended, and is not shown to whoever comes next", async () => {
    let subject = "ada";
    let scopes: "all" | null = "all";
    const { backend } = await renderEditor({ backend: { subject: () => subject, scopes: () => scopes } });
    await enterChioma();
    confirm();
    await review();
    scopes = null;
    editor.save();
    await settle();
    expect(editor.state).toMatchObject({ status: "reviewing", failure: { outcome: "nothing_saved" } });
    press("Close");
    scopes = "all";
    press("Open");
    await settle(1000);
    expect(editor.values.label).toBe("Rent");
    subject = "bob";
    await pass(backend, 1000);
    await settle(120_000);
    press("Close");
    press("Open");
    await settle(1000);
    expect(editor.values.label).toBe("");
  });

  test("behaviour: of each type is kept while the other is filled in, and not sent with it", async () => {
    const { sent } = await renderEditor();
    await enterChioma();
    editor.setType("crypto");
    await settle();
    type("chain", "tron");
    type("crypto_address", "TUfFWHzWJrjD37oLPNQSb8eggk5jQyMuCY");
    await settle();
    await save();
    expect(sent).toEqual([
      {
        recipient_type: "crypto",
        label: "Rent",
        currency: "USDT",
        chain: "tron",
        crypto_address: "TUfFWHzWJrjD37oLPNQSb8eggk5jQyMuCY",
      },
    ]);
  });

  test("behaviour: of the other type comes back", async () => {
    await renderEditor();
    await enterChioma();
    editor.setType("crypto");
    await settle();
    editor.setType("fiat");
    await settle(500);
    expect(editor.values).toMatchObject({ account_number: "2034876509", fiat_currency: "NGN" });
    expect(editor.bank.verification).toMatchObject({ status: "verified" });
  });
});

describe("a saved recipient", () => {
  test("default: only what changed is sent", async () => {
    const { sent } = await renderEditor({ label: "Treasury reserve" });
    expect(editor.values).toMatchObject({ label: "Treasury reserve", chain: "ethereum", country: "GBR" });
    expect(editor.isDirty).toBe(false);
    await review();
    expect(editor.state.status).toBe("editing");
    type("label", " Treasury reserve, cold ");
    type("country", "");
    await review();
    expect(editor.state).toMatchObject({
      status: "reviewing",
      changes: [{ field: "label", before: "Treasury reserve", after: "Treasury reserve, cold" }],
    });
    editor.save();
    await settle();
    expect(editor.state).toMatchObject({ status: "saved", recipient: { country: "GBR" } });
    expect(sent).toEqual([{ label: "Treasury reserve, cold" }]);
  });

  test("behaviour: an account that stays needs no verification", async () => {
    const { backend, sent } = await renderEditor({ label: "Kano Grain Traders" });
    expect(editor.bank.verification).toBeUndefined();
    type("label", "Kano Grain");
    await save();
    expect(sent).toEqual([{ label: "Kano Grain" }]);
    expect(count(backend, CHECK)).toBe(0);
  });

  test("behaviour: a new account is verified, held against the saved name, confirmed, and sent with its name", async () => {
    const { sent } = await renderEditor({ label: "Kano Grain Traders" });
    await enterAccount("058", "2034876509");
    expect(editor.bank.match).toBe("differs");
    confirm();
    await save();
    expect(editor.state.status).toBe("saved");
    expect(sent).toEqual([
      {
        bank_code: "058",
        bank_name: "Guaranty Trust Bank",
        account_number: "2034876509",
        account_name: "IBRAHIM CHIOMA EFE",
      },
    ]);
  });

  test("behaviour: the old account typed again is no change", async () => {
    await renderEditor({ label: "Kano Grain Traders" });
    type("account_number", "2034876509");
    type("account_number", "2050 700 593");
    expect(editor.bank.verification).toBeUndefined();
    expect(editor.changes).toEqual([]);
  });

  test("behaviour: a verification that the service holds for too old is made anew", async () => {
    const { backend } = await renderEditor({ label: "Kano Grain Traders" });
    await enterAccount("058", "2034876509");
    confirm();
    await backend.clock.advance(16 * 60_000);
    await save();
    expect(editor.state).toMatchObject({ status: "editing", failure: { outcome: "nothing_saved" } });
    expect(editor.bank.verification).toMatchObject({ status: "verified", isConfirmed: false });
    confirm();
    await save();
    expect(editor.state.status).toBe("saved");
  });

  test("behaviour: one that does not exist", async () => {
    await renderEditor({ recipientId: "00000000-0000-4000-8000-000000000000" });
    expect(editor.state).toEqual({ status: "gone", isDirty: false });
  });

  test("behaviour: a list that cannot be read", async () => {
    const { backend } = await renderEditor({ label: "Market maker", backend: { scopes: null } });
    expect(editor.state.status).toBe("error");
    await backend.close();
  });
});

describe("changed by somebody else meanwhile", () => {
  test("behaviour: what was not edited is taken in, and said", async () => {
    const { backend, recipientId: recipient_id, sent } = await renderEditor({ label: "Treasury reserve" });
    type("label", "Reserve");
    await changeElsewhere(backend, { recipient_id, country: "FRA" });
    await readAgain();
    expect(editor.values).toMatchObject({ label: "Reserve", country: "FRA" });
    expect(editor.state).toMatchObject({ status: "editing", adopted: ["country"], conflicts: [] });
    await save();
    expect(sent).toEqual([{ label: "Reserve" }]);
  });

  test("behaviour: where nothing was edited there is nothing to say", async () => {
    const { backend, recipientId: recipient_id } = await renderEditor({ label: "Treasury reserve" });
    await changeElsewhere(backend, { recipient_id, country: "FRA" });
    await readAgain();
    expect(editor.state).toMatchObject({ adopted: [] });
    expect(editor.values.country).toBe("FRA");
    expect(editor.isDirty).toBe(false);
  });

  test.each(["mine", "theirs"] as const)("behaviour: what both changed is decided: %s", async (choice) => {
    const { backend, recipientId: recipient_id, sent } = await renderEditor({ label: "Treasury reserve" });
    type("label", "Reserve");
    type("country", "KEN");
    await changeElsewhere(backend, { recipient_id, label: "Cold wallet" });
    await readAgain();
    expect(editor.state).toMatchObject({
      conflicts: [{ unit: "label", fields: [{ field: "label", theirs: "Cold wallet", mine: "Reserve" }] }],
    });
    await review();
    expect(editor.state.status).toBe("editing");
    editor.resolveConflict("label", choice);
    await settle();
    expect(editor.state).toMatchObject({ status: "editing", conflicts: [] });
    await save();
    expect(sent).toEqual([choice === "mine" ? { label: "Reserve", country: "KEN" } : { country: "KEN" }]);
  });

  test("behaviour: it is looked for once more before anything is sent", async () => {
    const { backend, recipientId: recipient_id, sent } = await renderEditor({ label: "Treasury reserve" });
    type("label", "Reserve");
    await review();
    await changeElsewhere(backend, { recipient_id, label: "Cold wallet" });
    editor.save();
    await settle();
    expect(sent).toEqual([]);
    expect(editor.state).toMatchObject({ status: "editing", conflicts: [{ unit: "label" }] });
  });

  test("behaviour: half of a bank account is not mixed with half of another", async () => {
    const { backend, recipientId: recipient_id } = await renderEditor({ label: "Kano Grain Traders" });
    type("account_number", "2034876509");
    const moved = { account_number: "2042794629", bank_code: "057" };
    await elsewhere(backend).call(verifyBankAccount, moved);
    await changeElsewhere(backend, { recipient_id, ...moved });
    await readAgain();
    expect(editor.values).toMatchObject({ bank_code: "044", account_number: "2034876509" });
    expect(editor.state).toMatchObject({ conflicts: [{ unit: "bank" }] });
    editor.resolveConflict("bank", "theirs");
    await settle();
    expect(editor.values).toMatchObject({ bank_code: "057", account_number: "2042794629" });
    expect(editor.bank.verification).toBeUndefined();
  });

  test("behaviour: one that was removed can be kept as a new one", async () => {
    const { backend, recipientId: recipient_id, sent } = await renderEditor({ label: "Market maker" });
    type("label", "Market maker, new");
    await elsewhere(backend).call(deleteRecipient, { recipient_id });
    await readAgain();
    expect(editor.state).toEqual({ status: "gone", isDirty: true });
    editor.saveAsNew();
    await settle();
    expect(editor.isNew).toBe(true);
    await save();
    expect(editor.state.status).toBe("saved");
    expect(sent).toMatchObject([{ recipient_type: "crypto", label: "Market maker, new", chain: "solana" }]);
  });
});

describe("an address", () => {
  const evm = "0x49B16121e17F4a7B1b1a59f1d5586294f5183095";

  async function enter(chain: string, address: string): Promise<void> {
    type("chain", chain);
    type("crypto_address", address);
    await settle();
  }

  test("default: checked for its chain, shown in groups, and known where it is saved", async () => {
    await renderEditor({ defaultType: "crypto" });
    await enter("ethereum", evm);
    expect(editor.address).toEqual({
      check: { status: "valid", hasChecksum: true, isTestnet: false },
      groups: ["0x49B1", "6121", "e17F", "4a7B", "1b1a", "59f1", "d558", "6294", "f518", "3095"],
      lookalike: { kind: "same", label: "Treasury reserve", address: evm },
      paste: undefined,
    });
    await enter("tron", evm);
    expect(editor.address.check).toEqual({ status: "invalid", problem: "form", actual: "evm" });
    await enter("tron", "0x49B1612\u0435");
    expect(editor.address.check).toMatchObject({ status: "odd", characters: [{ looksLike: "e" }] });
    leave("crypto_address");
    expect(editor.problems).toEqual({ crypto_address: "address" });
  });

  test("behaviour: one made to be mistaken for a saved one", async () => {
    await renderEditor({ defaultType: "crypto" });
    await enter("ethereum", "0x49b1000000000000000000000000000000003095");
    expect(editor.address).toMatchObject({
      check: { status: "valid", hasChecksum: false },
      lookalike: { kind: "similar", label: "Treasury reserve" },
    });
  });

  test("behaviour: pasted, it is to be compared; and more so where it is not what was copied here", async () => {
    await renderEditor({ defaultType: "crypto" });
    const paste = (text: string) =>
      fireEvent.paste(screen.getByLabelText("crypto_address"), { clipboardData: { getData: () => text } });
    paste(` ${evm} `);
    expect(editor.values.crypto_address).toBe(evm);
    expect(editor.address.paste).toBe("pasted");
    type("label", evm);
    const label = screen.getByLabelText<HTMLInputElement>("label");
    label.focus();
    label.select();
    fireEvent.copy(label);
    type("crypto_address", "");
    paste("0x49b1000000000000000000000000000000003095");
    expect(editor.address.paste).toBe("swapped");
    type("crypto_address", "");
    paste(evm);
    expect(editor.address.paste).toBe("pasted");
    type("crypto_address", `${evm}0`);
    expect(editor.address.paste).toBeUndefined();
  });

  test("behaviour: a currency that the chain does not have is let go of", async () => {
    await renderEditor({ defaultType: "crypto" });
    type("chain", "ethereum");
    await settle();
    expect(editor.currencies).toEqual(["USDT", "USDC"]);
    type("crypto_currency", "USDC");
    type("chain", "solana");
    await settle();
    expect(editor.values.crypto_currency).toBe("USDC");
    type("chain", "bitcoin");
    await settle();
    expect(editor.values.crypto_currency).toBe("BTC");
    type("chain", "ethereum");
    await settle();
    expect(editor.values.crypto_currency).toBe("");
  });
});
