import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderWithKit } from "../../test/renderWithKit.tsx";
import { useUnsavedChanges } from "../provider/useUnsavedChanges.ts";
import { type UseWebhookEditorReturnType, useWebhookEditor } from "./useWebhookEditor.ts";

let editor: UseWebhookEditorReturnType;

function Editor() {
  editor = useWebhookEditor();
  return null;
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  const { forms } = useUnsavedChanges();
  return (
    <>
      {isOpen && <Editor />}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {forms.join()}
      </button>
    </>
  );
}

test("behaviour: the host can read whether an endpoint is unsaved, also after its form is closed", async () => {
  await renderWithKit(<Page />, { backend: { scenario: "empty" } });
  const forms = () => screen.getByRole("button").textContent;
  expect(forms()).toBe("");
  act(() => editor.edit({ url: "https://hooks.partner.example/new" }));
  act(() => editor.edit({ url: undefined }));
  expect(forms()).toBe("webhook:new");
  act(() => screen.getByRole("button").click());
  expect(forms()).toBe("webhook:new");
  act(() => screen.getByRole("button").click());
  expect(editor.state).toMatchObject({ status: "ready", values: { url: "https://hooks.partner.example/new" } });
  act(() => editor.discard());
  expect(forms()).toBe("");
});

test("behaviour: two edits in one event are both stored", async () => {
  await renderWithKit(<Page />, { backend: { scenario: "empty" } });
  act(() => {
    editor.edit({ url: "https://hooks.partner.example/new" });
    editor.setEventTypes(["deposit.success"]);
  });
  expect(editor.state).toMatchObject({
    values: { url: "https://hooks.partner.example/new", event_types: ["deposit.success"] },
  });
  act(() => editor.discard());
});
