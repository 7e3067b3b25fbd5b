import { deleteRecipient, verifyBankAccount } from "@partner-kit/contract";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import {
  CHECK,
  changeElsewhere,
  confirm,
  count,
  editor,
  elsewhere,
  enterAccount,
  leave,
  readAgain,
  renderEditor,
  review,
  save,
  type,
} from "../../test/recipientEditorHarness.tsx";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { setClipboard } from "../../test/setClipboard.ts";
import { RecipientList } from "./RecipientList/RecipientList.tsx";

describe("a saved recipient", () => {
  test("default: sends only the changes", async () => {
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

  test("behaviour: an unchanged account needs no verification", async () => {
    const { backend, sent } = await renderEditor({ label: "Kano Grain Traders" });
    expect(editor.bank.verification).toBeUndefined();
    type("label", "Kano Grain");
    await save();
    expect(sent).toEqual([{ label: "Kano Grain" }]);
    expect(count(backend, CHECK)).toBe(0);
  });

  test("behaviour: a new account is verified, compared with the saved name, confirmed and sent with its name", async () => {
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

  test("behaviour: retyping the saved account is not a change", async () => {
    await renderEditor({ label: "Kano Grain Traders" });
    type("account_number", "2034876509");
    type("account_number", "2050 700 593");
    expect(editor.bank.verification).toBeUndefined();
    expect(editor.changes).toEqual([]);
  });

  test("behaviour: another name for the saved account needs verification, and the bank's name is saved", async () => {
    const { backend, recipientId: recipient_id, sent } = await renderEditor({ label: "Kano Grain Traders" });
    await elsewhere(backend).call(verifyBankAccount, { bank_code: "044", account_number: "2050700593" });
    await changeElsewhere(backend, { recipient_id, account_name: "KANO GRAIN TRADERS" });
    await readAgain();
    expect(editor.bank.verification).toBeUndefined();
    type("expected_name", "Kano Grain Traders Limited");
    await settle(3000);
    expect(editor.bank.verification).toMatchObject({ status: "verified", isConfirmed: false });
    expect(editor.bank.match).toBe("matches");
    confirm();
    await save();
    expect(sent).toEqual([{ account_name: "KANO GRAIN TRADERS LIMITED" }]);
  });

  test("behaviour: an expired verification is repeated", async () => {
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

  test("behaviour: a recipient that does not exist", async () => {
    await renderEditor({ recipientId: "00000000-0000-4000-8000-000000000000" });
    expect(editor.state).toEqual({ status: "gone", isDirty: false, replacesDraft: false });
  });

  test("behaviour: a list that could not be read", async () => {
    const { backend } = await renderEditor({ label: "Market maker", backend: { scopes: null } });
    expect(editor.state.status).toBe("error");
    await backend.close();
  });
});

describe("changed by another user", () => {
  test("behaviour: unedited fields are adopted and reported", async () => {
    const { backend, recipientId: recipient_id, sent } = await renderEditor({ label: "Treasury reserve" });
    type("label", "Reserve");
    await changeElsewhere(backend, { recipient_id, country: "FRA" });
    await readAgain();
    expect(editor.values).toMatchObject({ label: "Reserve", country: "FRA" });
    expect(editor.state).toMatchObject({ status: "editing", adopted: ["country"], conflicts: [] });
    await save();
    expect(sent).toEqual([{ label: "Reserve" }]);
  });

  test("behaviour: without edits nothing is reported", async () => {
    const { backend, recipientId: recipient_id } = await renderEditor({ label: "Treasury reserve" });
    await changeElsewhere(backend, { recipient_id, country: "FRA" });
    await readAgain();
    expect(editor.state).toMatchObject({ adopted: [] });
    expect(editor.values.country).toBe("FRA");
    expect(editor.isDirty).toBe(false);
  });

  test.each(["mine", "theirs"] as const)("behaviour: a field that both changed is resolved: %s", async (choice) => {
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

  test("behaviour: reads the recipient again before sending", async () => {
    const { backend, recipientId: recipient_id, sent } = await renderEditor({ label: "Treasury reserve" });
    type("label", "Reserve");
    await review();
    await changeElsewhere(backend, { recipient_id, label: "Cold wallet" });
    editor.save();
    await settle();
    expect(sent).toEqual([]);
    expect(editor.state).toMatchObject({ status: "editing", conflicts: [{ unit: "label" }] });
  });

  test("behaviour: two users' halves of a bank account are not mixed", async () => {
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

  test("behaviour: the draft of a deleted recipient can be saved as a new one", async () => {
    const { backend, recipientId: recipient_id, sent } = await renderEditor({ label: "Market maker" });
    type("label", "Market maker, new");
    await elsewhere(backend).call(deleteRecipient, { recipient_id });
    await readAgain();
    expect(editor.state).toEqual({ status: "gone", isDirty: true, replacesDraft: false });
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

  test("default: validates it for its chain, groups it and finds a saved one", async () => {
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

  test("behaviour: an address that imitates a saved one", async () => {
    await renderEditor({ defaultType: "crypto" });
    await enter("ethereum", "0x49b1000000000000000000000000000000003095");
    expect(editor.address).toMatchObject({
      check: { status: "valid", hasChecksum: false },
      lookalike: { kind: "similar", label: "Treasury reserve" },
    });
  });

  test("behaviour: a pasted address asks for a comparison, more so if it was not copied here", async () => {
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

  test("behaviour: recognises an address copied in the list, also before the form was mounted", async () => {
    const writeText = vi.fn(async (_text: string) => undefined);
    setClipboard({ writeText });
    const { unmount } = await renderWithKit(<RecipientList />);
    fireEvent.click(screen.getAllByRole("button", { name: "Copy address" })[0] ?? expect.fail("none to copy"));
    await settle();
    const [address = ""] = writeText.mock.calls[0] ?? [];
    unmount();
    const paste = (text: string) => {
      type("crypto_address", "");
      fireEvent.paste(screen.getByLabelText("crypto_address"), { clipboardData: { getData: () => text } });
      return editor.address.paste;
    };
    await renderEditor({ defaultType: "crypto" });
    expect(paste(evm)).toBe("swapped");
    expect(paste(address)).toBe("pasted");
    // It applies to one form.
    cleanup();
    await renderEditor({ defaultType: "crypto" });
    expect(paste(evm)).toBe("pasted");
  });

  test("behaviour: clears a currency that the chain does not support", async () => {
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
