import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { setClipboard } from "../../../test/setClipboard.ts";
import { CopyButton } from "./CopyButton.tsx";

const press = () => act(async () => screen.getByRole("button").click());
const status = () => screen.getByRole("status").textContent;

test("default", async () => {
  const writeText = vi.fn(async () => undefined);
  renderUi(<CopyButton text="0x52908400098527886E" label="Copy address" />);
  setClipboard({ writeText });
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith("0x52908400098527886E");
  expect(status()).toBe("Copied");
  expect(screen.getByRole("button", { name: "Copy address" })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(status()).toBe("");
});

test.each([
  ["denies access", { writeText: () => Promise.reject(new Error("denied")) }],
  ["is missing", undefined],
])("behaviour: shows the selected text if the clipboard %s", async (_, clipboard) => {
  const { user } = renderUi(<CopyButton text="whsec_abc" />);
  setClipboard(clipboard);
  await press();
  expect(status()).toBe("");
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", {
    name: "Your browser blocked copying",
    description: "The text is selected. Press Ctrl+C, or ⌘C on a Mac.",
  });
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("whsec_abc");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button"));
});
