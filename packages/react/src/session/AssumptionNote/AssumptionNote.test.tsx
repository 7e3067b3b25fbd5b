import { listAssumptions } from "@partner-kit/contract";
import { fireEvent, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { AssumptionNote } from "./AssumptionNote.tsx";
import "./AssumptionList.tsx";

const sources = Object.values(
  import.meta.glob<string>("../../**/*.tsx", { query: "?raw", import: "default", eager: true }),
);

async function render(note: ReactElement): Promise<void> {
  await renderWithKit(note, { assumptionNotes: true });
  await vi.dynamicImportSettled();
  // The part renders, then reads the session.
  await settle(500);
  await settle(500);
}

test("default: renders nothing", async () => {
  const { container } = await renderWithKit(<AssumptionNote />);
  expect(container.textContent).toBe("");
});

test("behaviour: with assumptionNotes, lists the assumptions about its operations", async () => {
  await render(<AssumptionNote of={["listTransactions", "getBalances"]} />);
  fireEvent.click(screen.getByText("1 assumption"));
  const fact = screen.getByText("listTransactions", { selector: "dt" }).parentElement;
  expect(fact?.querySelector("code")?.textContent).toBeTruthy();
  expect(fact?.textContent).not.toContain("`");
  // The proxy sends this text in English in every locale.
  expect(fact?.lang).toBe("en");
});

test("behaviour: without operations, lists all assumptions of the session", async () => {
  await render(<AssumptionNote />);
  expect(screen.getByText(/^\d+ assumptions$/)).toBeDefined();
  expect(screen.getAllByRole("term", { hidden: true })).toHaveLength(listAssumptions().length);
});

test("behaviour: every assumed shape has a note in the component that uses it", () => {
  const noted = new Set(
    sources
      .flatMap((source) =>
        Array.from(
          source.matchAll(/<AssumptionNote of=\{\[([^\]]*)\]/g),
          ([, names = ""]) => names.match(/\w+/g) ?? [],
        ),
      )
      .flat(),
  );
  // This one is about every operation, so it is in the whole list only.
  const shapes = listAssumptions().filter(
    ({ kind, name }) => (kind === "shape" && name !== "identifiers") || kind === "signature",
  );
  expect(shapes.map(({ name }) => name).filter((name) => !noted.has(name))).toEqual([]);
});
