import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { createBackend } from "../../test/createBackend.ts";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { useUnsavedChanges } from "../provider/useUnsavedChanges.ts";
import { createFormDrafts, type FormShape } from "./createFormDrafts.ts";
import { type UseFormReturnType, useForm } from "./useForm.ts";

interface NoteForm extends FormShape {
  readonly values: { readonly title: string; readonly text: string };
  readonly result: string;
}

const drafts = createFormDrafts<NoteForm>({ name: "note", extra: undefined });
const empty = { title: "", text: "" };

let form: UseFormReturnType<NoteForm>;

function Note() {
  form = useForm({ drafts, recordId: undefined, current: empty, empty });
  const problems = { title: form.values.title === "" ? "required" : undefined, text: undefined };
  const shown = form.shown(problems);
  return (
    <form onSubmit={form.onSubmit(() => form.check(problems))}>
      {(["text", "title"] as const).map((field) => (
        <input
          key={field}
          aria-label={field}
          name={field}
          value={form.values[field]}
          aria-invalid={shown[field] !== undefined || undefined}
          onChange={({ target }) => form.edit({ [field]: target.value })}
        />
      ))}
      <button type="submit">Save</button>
    </form>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  const { forms } = useUnsavedChanges();
  return (
    <>
      {isOpen && <Note />}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Toggle
      </button>
      <output>{forms.join()}</output>
    </>
  );
}

const type = (field: string, value: string) => fireEvent.change(screen.getByLabelText(field), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const unsaved = () => screen.getByRole("status").textContent;
const isInvalid = (field: string) => screen.getByLabelText(field).getAttribute("aria-invalid") === "true";

test("default: problems appear when the user tries to continue, and the first field gets the focus", async () => {
  await renderWithKit(<Page />);
  expect(isInvalid("title")).toBe(false);
  press("Save");
  expect(isInvalid("title")).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText("title"));
});

test("behaviour: a closed form keeps its state only while it has unsaved input", async () => {
  await renderWithKit(<Page />);
  press("Save");
  press("Toggle");
  press("Toggle");
  expect(isInvalid("title")).toBe(false);
  press("Save");
  type("text", "Hello");
  expect(unsaved()).toBe("note:new");
  press("Toggle");
  expect(unsaved()).toBe("note:new");
  press("Toggle");
  expect(form).toMatchObject({ values: { text: "Hello" }, isDirty: true, isRestored: true });
  expect(isInvalid("title")).toBe(true);
  type("text", "");
  expect(form).toMatchObject({ isDirty: false, edits: {} });
  expect(unsaved()).toBe("");
});

test("behaviour: input cannot change while it is sent, and is cleared after it was saved", async () => {
  await renderWithKit(<Page />);
  type("text", "Hello");
  let respond = (_: string): void => undefined;
  const end = form.run({ send: () => new Promise((resolve) => (respond = resolve)) });
  await settle();
  type("text", "Too late");
  act(() => form.discard());
  expect(form.values.text).toBe("Hello");
  respond("id");
  expect(await end).toMatchObject({ status: "done" });
  act(() => form.finish());
  expect(form).toMatchObject({ values: empty, attempt: { status: "done", result: "id" } });
  expect(unsaved()).toBe("");
  press("Toggle");
  press("Toggle");
  expect(form.attempt.status).toBe("idle");
});

test.each([
  ["touched", () => press("Save"), () => isInvalid("title"), true, ""],
  ["typed", () => type("text", "Hello"), () => form.values.text, "Hello", "note:new"],
] as const)(
  "behaviour: input that was %s before the session was read stays",
  async (_, begin, read, expected, name) => {
    const backend = createBackend();
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const fetch: typeof backend.fetch = async (input, init) => {
      if (String(input).endsWith("/kit/session")) await gate;
      return backend.fetch(input, init);
    };
    await renderWithKit(<Page />, { fetch, now: backend.clock.now });
    begin();
    expect(read()).toBe(expected);
    release();
    await settle();
    expect(read()).toBe(expected);
    expect(form.isRestored).toBe(false);
    expect(unsaved()).toBe(name);
  },
);
