import { describe, expect, test, vi } from "vitest";
import {
  CHECK,
  confirm,
  count,
  editor,
  enterAccount,
  enterChioma,
  renderEditor,
  review,
  save,
  type,
  WRITE,
} from "../../test/recipientEditorHarness.tsx";
import { settle } from "../../test/renderWithKit.tsx";
import { withhold } from "../../test/withhold.ts";
import { lazyAddressChecks } from "../chains/lazyAddressChecks.ts";
import { lazyRecipientWork } from "./lazyRecipientWork.ts";

const tron = "TUfFWHzWJrjD37oLPNQSb8eggk5jQyMuCY";

async function enterWallet(address: string): Promise<void> {
  type("label", "Desk");
  type("chain", "tron");
  type("crypto_address", address);
  await settle();
}

describe("while code of the form is on its way", () => {
  test("behaviour: what is typed is kept, and a wrong address is not let through", async () => {
    const checks = await withhold(lazyAddressChecks);
    const { backend } = await renderEditor({ defaultType: "crypto" });
    await enterWallet(`${tron.slice(0, -1)}Z`);
    expect(editor.address).toMatchObject({ check: { status: "checking" }, lookalike: undefined });
    await review();
    expect(editor.state.status).toBe("editing");
    editor.save();
    await checks.arrive();
    expect(editor.state).toMatchObject({ status: "editing", failure: undefined });
    expect(editor.problems).toEqual({ crypto_address: "address" });
    expect(editor.values).toMatchObject({ label: "Desk", crypto_address: `${tron.slice(0, -1)}Z` });
    expect(count(backend, WRITE)).toBe(0);
  });

  test("behaviour: what is asked for meanwhile happens once it is here", async () => {
    const work = await withhold(lazyRecipientWork);
    const checks = await withhold(lazyAddressChecks);
    const { sent } = await renderEditor({ defaultType: "crypto" });
    await enterWallet(tron);
    await review();
    await work.arrive();
    expect(editor.state.status).toBe("editing");
    await checks.arrive();
    expect(editor.state.status).toBe("reviewing");
    editor.save();
    await settle();
    expect(editor.state.status).toBe("saved");
    expect(sent).toHaveLength(1);
  });

  test("behaviour: a form that was changed in the meantime is not looked through", async () => {
    const checks = await withhold(lazyAddressChecks);
    await renderEditor({ defaultType: "crypto" });
    await enterWallet(tron);
    await review();
    type("label", "Desk, new");
    await checks.arrive();
    expect(editor.state.status).toBe("editing");
    expect(editor.values.label).toBe("Desk, new");
  });

  test("behaviour: a bank is asked once its answer can be judged", async () => {
    const work = await withhold(lazyRecipientWork);
    const { backend } = await renderEditor();
    await enterChioma();
    expect(editor.bank).toMatchObject({ verification: { status: "verifying" }, match: undefined });
    expect(count(backend, CHECK)).toBe(0);
    await work.arrive();
    expect(editor.bank).toMatchObject({ verification: { status: "verified" }, match: "nothingExpected" });
  });

  test("behaviour: an account asks for no code that addresses need", async () => {
    const checks = await withhold(lazyAddressChecks);
    await renderEditor();
    await enterChioma();
    confirm();
    await save();
    expect(editor.state.status).toBe("saved");
    expect(checks.asked()).toBe(0);
  });
});

describe("where code of the form cannot be loaded", () => {
  test("behaviour: it is said and reported, nothing goes out, and trying to go on loads it again", async () => {
    const checks = await withhold(lazyAddressChecks);
    const onError = vi.fn();
    const { sent } = await renderEditor({ defaultType: "crypto", onError });
    await enterWallet(tron);
    await checks.fail();
    const failure = { error: { name: "LoadError" }, outcome: "nothing_saved", refused: {} };
    expect(editor.state).toMatchObject({ status: "editing", failure });
    expect(editor.values.crypto_address).toBe(tron);
    expect(editor.address.check).toEqual({ status: "failed" });
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "LoadError" }), {
      source: "load",
      component: "RecipientEditor",
    });

    await review();
    expect(checks.asked()).toBe(2);
    expect(editor.state).toMatchObject({ status: "editing", failure: undefined });
    expect(editor.address.check).toEqual({ status: "checking" });
    await checks.fail();
    expect(editor.state).toMatchObject({ status: "editing", failure });
    expect(onError).toHaveBeenCalledTimes(2);

    await review();
    await checks.arrive();
    expect(editor.state.status).toBe("reviewing");
    expect(sent).toEqual([]);
    editor.save();
    await settle();
    expect(sent).toMatchObject([{ crypto_address: tron }]);
  });

  test("behaviour: it can be asked for again by itself", async () => {
    const work = await withhold(lazyRecipientWork);
    await renderEditor();
    await work.fail();
    expect(editor.state).toMatchObject({ failure: { error: { name: "LoadError" } } });
    editor.retry();
    await settle();
    await work.arrive();
    expect(editor.state).toMatchObject({ status: "editing", failure: undefined });
    await enterAccount("058", "2034876509");
    expect(editor.bank.verification).toMatchObject({ status: "verified" });
  });

  test("behaviour: an account is asked about all the same, and not let through", async () => {
    const work = await withhold(lazyRecipientWork);
    await renderEditor();
    await enterChioma();
    await work.fail();
    expect(editor.bank.verification).toMatchObject({ status: "verified", isConfirmed: false });
    confirm();
    await review();
    expect(editor.state.status).toBe("editing");
    await work.arrive();
    expect(editor.state.status).toBe("reviewing");
  });
});
