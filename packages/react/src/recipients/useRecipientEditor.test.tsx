import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
  CHECK,
  Closable,
  confirm,
  count,
  editor,
  enterAccount,
  enterChioma,
  leave,
  press,
  renderEditor,
  review,
  save,
  type,
  WRITE,
} from "../../test/recipientEditorHarness.tsx";
import { pass, renderWithKit, settle } from "../../test/renderWithKit.tsx";

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

  test("behaviour: problems appear only after a field was visited", async () => {
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
    type("label", "x".repeat(4097));
    expect(editor.problems).toMatchObject({ label: "too_long" });
  });

  test("behaviour: leaving a field that needs no cleaning keeps the review", async () => {
    await renderEditor();
    await enterChioma();
    confirm();
    await review();
    expect(editor.state.status).toBe("reviewing");
    leave("label");
    expect(editor.state.status).toBe("reviewing");
  });

  test("behaviour: an unconfirmed name is not saved", async () => {
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

  test("behaviour: any change of bank details clears the confirmation", async () => {
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

  test("behaviour: a late response does not apply to another account", async () => {
    const { backend } = await renderEditor();
    await enterAccount("058", "0000000008");
    expect(editor.bank.verification).toMatchObject({ status: "verifying" });
    await enterAccount("058", "2034876509");
    await pass(backend, 10_000);
    expect(editor.bank.verification).toMatchObject({ accountName: "IBRAHIM CHIOMA EFE" });
  });

  test("behaviour: pasted numbers are cleaned before they count as complete", async () => {
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

  test("behaviour: compares the bank's name with the expected one", async () => {
    await renderEditor();
    type("expected_name", "Chioma Ibrahim");
    await enterChioma();
    expect(editor.bank.match).toBe("matches");
    type("expected_name", "Kehinde Oladipo");
    expect(editor.bank.match).toBe("differs");
    expect(editor.bank.verification).toMatchObject({ status: "verified" });
  });

  test("behaviour: too many requests are retried when the service allows it", async () => {
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

  test("behaviour: the service's refusal in production without KYB", async () => {
    await renderEditor({ backend: { scenario: "production", environment: "production" } });
    await enterChioma();
    expect(editor.bank.verification).toMatchObject({ status: "failed", problem: "notAllowed" });
  });

  test("behaviour: without permission nothing is verified", async () => {
    const { backend } = await renderEditor({ backend: { scopes: ["wallets:view"] } });
    expect(editor.permission).toMatchObject({ allowed: false, reason: "not_granted", scope: "wallets:transfer" });
    await enterChioma();
    expect(editor.bank.verification).toMatchObject({ status: "failed", problem: "permission" });
    expect(count(backend, CHECK)).toBe(0);
  });

  test("behaviour: a rejection returns to the form with all input", async () => {
    const { backend } = await renderEditor();
    await enterChioma();
    confirm();
    backend.service.faults.add({ operation: "createRecipient", status: 400, times: 1 });
    await save();
    expect(editor.state).toMatchObject({ status: "editing", failure: { outcome: "nothing_saved" } });
    expect(editor.values).toMatchObject({ label: "Rent", account_number: "2034876509" });
    // The verification may be too old.
    expect(editor.bank.verification).toMatchObject({ status: "verified", isConfirmed: false });
    confirm();
    await save();
    expect(editor.state.status).toBe("saved");
  });

  test("behaviour: a lost response is looked up", async () => {
    const { backend } = await renderEditor();
    await enterChioma();
    confirm();
    backend.service.faults.add({ operation: "createRecipient", reset: true, times: 1 });
    await save();
    expect(editor.state).toMatchObject({ status: "saved", recipient: { label: "Rent" } });
    expect(count(backend, WRITE)).toBe(1);
  });

  test("behaviour: a lost response stays unknown if the earlier list is unknown", async () => {
    const { backend } = await renderWithKit(<Closable />, {
      prepare: ({ service }) => service.faults.add({ operation: "listRecipients", status: 403, times: 1 }),
    });
    await enterChioma();
    confirm();
    backend.service.faults.add({ operation: "createRecipient", reset: true, times: 1 });
    await save();
    await settle(1000);
    expect(count(backend, WRITE)).toBe(1);
    expect(editor.state).toMatchObject({ status: "reviewing", failure: { outcome: "unknown" } });
  });

  test("behaviour: a lost response that cannot be looked up stays unknown, and the input stays", async () => {
    const { backend } = await renderEditor();
    await enterChioma();
    confirm();
    await review();
    backend.setReachable(false);
    editor.save();
    await settle(20_000);
    expect(editor.state).toMatchObject({ status: "reviewing", failure: { outcome: "unknown" } });
    backend.setReachable(true);
    // A rejection does not reveal the outcome of the earlier attempt.
    backend.service.faults.add({ operation: "createRecipient", status: 403, times: 1 });
    editor.save();
    await settle(20_000);
    expect(editor.state).toMatchObject({ status: "reviewing", failure: { outcome: "unknown" } });
    editor.save();
    await settle(20_000);
    expect(editor.state).toMatchObject({ status: "saved" });
  });
});

describe("a crypto address", () => {
  const tron = "TUfFWHzWJrjD37oLPNQSb8eggk5jQyMuCY";

  const enterWallet = (address: string) => {
    type("label", "Desk");
    type("chain", "tron");
    type("crypto_address", address);
  };

  test("behaviour: a wrong address is reported at once and cannot be reviewed", async () => {
    const { backend } = await renderEditor({ defaultType: "crypto" });
    enterWallet(`${tron.slice(0, -1)}Z`);
    expect(editor.address).toMatchObject({ check: { status: "invalid", problem: "checksum" }, lookalike: undefined });
    await review();
    editor.save();
    await settle();
    expect(editor.state).toMatchObject({ status: "editing", failure: undefined });
    expect(editor.problems).toEqual({ crypto_address: "address" });
    expect(editor.values).toMatchObject({ label: "Desk", crypto_address: `${tron.slice(0, -1)}Z` });
    expect(count(backend, WRITE)).toBe(0);
  });

  test("behaviour: a form that changes during validation is not reviewed", async () => {
    const { sent } = await renderEditor({ defaultType: "crypto" });
    enterWallet(tron);
    press("Review");
    type("label", "Desk, new");
    await settle();
    expect(editor.state.status).toBe("editing");
    await save();
    expect(editor.state.status).toBe("saved");
    expect(sent).toMatchObject([{ label: "Desk, new", crypto_address: tron }]);
  });
});

describe("input", () => {
  test("behaviour: outlives the form, with its confirmation", async () => {
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

  test("behaviour: outlives a form that was closed during the verification", async () => {
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

  test("behaviour: is discarded on request", async () => {
    await renderEditor();
    await enterChioma();
    editor.discard();
    await settle();
    expect(editor.values.label).toBe("");
    expect(editor.bank.verification).toEqual({ status: "incomplete" });
    expect(screen.getByRole("status").textContent).toBe("");
  });

  test("behaviour: survives the end of the session and is not shown to the next user", async () => {
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

  test("behaviour: is not shown to the next user of an open form", async () => {
    let subject = "ada";
    await renderEditor({ backend: { subject: () => subject } });
    await enterChioma();
    subject = "bob";
    await settle(60_000);
    // The user returns from the sign-in page.
    fireEvent(window, new Event("visibilitychange"));
    await settle(1000);
    expect(editor.values.label).toBe("");
  });

  test("behaviour: is not lost if the field loses focus immediately", async () => {
    await renderEditor();
    act(() => {
      editor.setField("bank_code", "058");
      editor.leaveField("bank_code");
    });
    expect(editor.values.bank_code).toBe("058");
  });

  test("behaviour: of each type stays while the other is filled in, but is not sent with it", async () => {
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

  test("behaviour: of the other type is restored", async () => {
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
