import { screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { expect, test } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { Tabs } from "./Tabs.tsx";

const items = [
  { id: "events", label: "Events", panel: "All events" },
  { id: "deliveries", label: "Deliveries", mark: "12", panel: "All deliveries" },
  { id: "secret", label: "Secret", panel: "The secret" },
];

function Controlled({ initial = "events" }: { readonly initial?: string }): ReactElement {
  const [value, setValue] = useState(initial);
  return <Tabs label="History" items={items} value={value} onValueChange={setValue} />;
}

const panel = () => screen.getByRole("tabpanel").textContent;
const tab = (name: string) => screen.getByRole("tab", { name });

test("default", async () => {
  const { user } = renderUi(<Controlled />);
  expect(screen.getByRole("tablist", { name: "History" })).toBeDefined();
  expect(screen.getByRole("tabpanel", { name: "Events" }).textContent).toBe("All events");
  expect(tab("Events").getAttribute("aria-controls")).toBe(screen.getByRole("tabpanel").id);
  await user.click(tab("Deliveries 12"));
  expect(tab("Deliveries 12").getAttribute("aria-selected")).toBe("true");
  expect(panel()).toBe("All deliveries");
});

test("behaviour: one tab stop, and arrow keys wrap around", async () => {
  const { user } = renderUi(<Controlled />);
  await user.tab();
  expect(document.activeElement).toBe(tab("Events"));
  await user.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(tab("Secret"));
  expect(panel()).toBe("The secret");
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(panel()).toBe("All deliveries");
  await user.keyboard("{End}");
  expect(panel()).toBe("The secret");
  await user.keyboard("{Home}");
  expect(panel()).toBe("All events");
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test("behaviour: arrow keys follow the writing direction", async () => {
  const { user } = renderUi(
    <div dir="rtl" style={{ direction: "rtl" }}>
      <Controlled />
    </div>,
  );
  await user.tab();
  await user.keyboard("{ArrowLeft}");
  expect(panel()).toBe("All deliveries");
});

test("behaviour: an unknown value selects the first tab", () => {
  renderUi(<Controlled initial="gone" />);
  expect(panel()).toBe("All events");
});
