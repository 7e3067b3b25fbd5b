import { expect, test } from "vitest";
import {
  confirm,
  count,
  editor,
  enterAccount,
  enterChioma,
  renderEditor,
  save,
  WRITE,
} from "../../test/recipientEditorHarness.tsx";
import { settle } from "../../test/renderWithKit.tsx";

test("default: names the saved recipient with the same bank account, and can be saved", async () => {
  const { backend } = await renderEditor();
  expect(editor.bank.sameAs).toBeUndefined();
  await enterChioma();
  expect(editor.bank.sameAs).toMatchObject({ label: "Chioma Ibrahim, expenses" });
  confirm();
  await save();
  expect(editor.state).toMatchObject({ status: "saved" });
  expect(count(backend, WRITE)).toBe(1);
});

test("behaviour: a saved recipient is not its own duplicate, but can become another's", async () => {
  await renderEditor({ label: "Kano Grain Traders" });
  await settle();
  expect(editor.bank.sameAs).toBeUndefined();
  await enterAccount("058", "2034 8765 09");
  expect(editor.bank.sameAs).toMatchObject({ label: "Chioma Ibrahim, expenses" });
});
