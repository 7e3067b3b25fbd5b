import { fireEvent, screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { expect, test } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import type { DateView } from "../../format/dateRange.ts";
import { useDateFilter } from "../../locale/useDateFilter.ts";
import { useText } from "../../locale/useText.ts";
import { enDateFilter } from "../../text/messages.en.ts";
import { DateFields, DateFilter } from "./DateFilter.tsx";
import { describeDates } from "./describeDates.ts";

function Filter({ initial = {} }: { readonly initial?: DateView }): ReactElement {
  const [view, setView] = useState(initial);
  const merge = (change: DateView) => setView((before) => ({ ...before, ...change }));
  const { getDateFieldProps } = useDateFilter({ view, setView: merge });
  return (
    <>
      <DateFilter view={view} setView={merge} />
      <DateFields view={view} getDateFieldProps={getDateFieldProps} />
      <p role="status">{describeDates(view, useText(enDateFilter)) ?? "everything"}</p>
    </>
  );
}

const described = () => screen.getByRole("status").textContent?.replace(/[\u2066-\u2069\u2009]/g, "");

test("default: offers periods, and the days of a custom one", async () => {
  const { user } = renderUi(<Filter />);
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "All dates",
    "Today",
    "Last 7 days",
    "Last 30 days",
    "Custom",
  ]);
  expect(described()).toBe("everything");
  await user.selectOptions(screen.getByRole("combobox", { name: "Dates" }), "Last 7 days");
  expect(described()).toBe("Last 7 days");
  expect(screen.queryByLabelText("From")).toBeNull();
  await user.selectOptions(screen.getByRole("combobox", { name: "Dates" }), "Custom");
  expect(described()).toBe("everything");
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-03-02" } });
  expect(described()).toBe("from Mar 2, 2026");
  fireEvent.change(screen.getByLabelText("To"), { target: { value: "2026-03-09" } });
  expect(described()).toBe("Mar 2–9, 2026");
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "" } });
  expect(described()).toBe("until Mar 9, 2026");
  await user.selectOptions(screen.getByRole("combobox", { name: "Dates" }), "All dates");
  expect(described()).toBe("everything");
});
