import { fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { pass, renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { useRecipients } from "../recipients.ts";
import { RecipientEditorView } from "./RecipientEditorView.tsx";

const LABEL = "OTC desk, Dubai";

function Edit() {
  const id = useRecipients().data?.find(({ label }) => label?.startsWith(LABEL))?.id;
  return id === undefined ? null : <RecipientEditorView recipientId={id} />;
}

function Both() {
  const { data, refetch } = useRecipients();
  const [id] = useState(() => data?.find(({ label }) => label?.startsWith(LABEL))?.id);
  return (
    <>
      <RecipientEditorView title="New" />
      <RecipientEditorView title="Saved" recipientId={id} />
      <button type="button" onClick={() => void refetch()}>
        Read
      </button>
    </>
  );
}

function Loaded() {
  return useRecipients().data ? <Both /> : null;
}

async function press(name: string): Promise<void> {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
  await settle(1000);
}

// Regression: the focus fell to the page when the buttons of a step went.
test("behaviour: saving keeps the focus and announces the outcome", async () => {
  await renderWithKit(<Edit />);
  await settle(1000);
  fireEvent.change(screen.getByRole("textbox", { name: "Label" }), { target: { value: `${LABEL} 2` } });
  await press("Review");
  const section = screen.getByRole("region");
  expect(section.contains(document.activeElement)).toBe(true);
  await press("Save recipient");
  expect(document.activeElement).toBe(section);
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining(`${LABEL} 2`),
  );
});

// Regression: the input of a new recipient was lost without a question.
test("behaviour: the input of a deleted recipient replaces that of a new one only after a question", async () => {
  const { backend } = await renderWithKit(<Loaded />);
  await settle(1000);
  const label = (title: string) =>
    within(screen.getByRole("region", { name: title })).getByRole<HTMLInputElement>("textbox", { name: /^Label/ });
  fireEvent.change(label("New"), { target: { value: "Rent" } });
  fireEvent.change(label("Saved"), { target: { value: "OTC desk" } });
  const headers = { "content-type": "application/json", "x-partner-kit": "1" };
  const path = "/partner-kit/partner/wallets/recipients";
  const { data } = await (await backend.fetch(path, { headers })).json();
  const { id } = data.find((one: { readonly label: string }) => one.label.startsWith(LABEL));
  expect((await backend.fetch(`${path}/${id}`, { method: "DELETE", headers, body: "{}" })).ok).toBe(true);
  await press("Read");
  await press("Save as new recipient");
  expect(label("New").value).toBe("Rent");
  await press("Cancel");
  expect(label("New").value).toBe("Rent");
  await press("Save as new recipient");
  await press("Replace draft");
  expect(label("New").value).toBe("OTC desk");
});

// Regression: the wait counted down inside the announced result, so screen readers read it again every second.
test("behaviour: the wait before the next verification is a timer", async () => {
  const { backend } = await renderWithKit(<RecipientEditorView />);
  await settle(1000);
  const bank = screen.getByRole("combobox", { name: "Bank" });
  fireEvent.focus(bank);
  fireEvent.change(bank, { target: { value: "Guaranty" } });
  await settle();
  fireEvent.click(screen.getByRole("option", { name: /Guaranty/ }));
  fireEvent.change(screen.getByRole("textbox", { name: /Account number/ }), { target: { value: "0000000429" } });
  await settle(1000);
  const timer = screen.getByRole("timer");
  const announced = () => timer.closest("[aria-live=polite]")?.textContent.replace(timer.textContent, "");
  const [before, wait] = [announced(), timer.textContent];
  await pass(backend, 1000);
  await settle(1000);
  expect(timer.textContent).not.toBe(wait);
  expect(announced()).toBe(before);
});
