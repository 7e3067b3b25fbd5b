import { expect, test } from "vitest";
import { renderWithKit } from "../../../test/renderWithKit.tsx";
import { RecordDate } from "./RecordDate.tsx";

const now = () => new Date(2026, 10, 27, 10, 0).getTime();

// Regression: in narrow lists only "1 day ago" remained, and the 25th at 12:57 was a day ago, too.
test.each([
  ["en-GB", "25 Nov, 12:57", "2 days ago"],
  ["ar", "25 نوفمبر، 12:57 م", "قبل يومين"],
])("default: %s: the day, the time and the age in calendar days", async (locale, date, age) => {
  const timestamp = new Date(2026, 10, 25, 12, 57).toISOString();
  const { container } = await renderWithKit(<RecordDate timestamp={timestamp} />, { locale, now });
  expect(Array.from(container.querySelectorAll("time"), ({ textContent }) => textContent)).toEqual([date, age]);
  // The whole date, with its year.
  for (const { title } of container.querySelectorAll("time")) expect(title).toMatch(/25.*2026.*12:57/);
});
