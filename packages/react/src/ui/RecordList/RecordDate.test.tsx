import { expect, test } from "vitest";
import { renderWithKit } from "../../../test/renderWithKit.tsx";
import { RecordDate } from "./RecordDate.tsx";

const now = () => new Date(2026, 10, 27, 10, 0).getTime();

// Regression: in narrow lists only "1 day ago" remained, and the 25th at 12:57 was a day ago, too.
test.each([
  ["en-GB", "25 Nov, 12:57"],
  ["ar", "25 نوفمبر، 12:57 م"],
])("default: %s: the day and the time", async (locale, date) => {
  const timestamp = new Date(2026, 10, 25, 12, 57).toISOString();
  const { container } = await renderWithKit(<RecordDate timestamp={timestamp} />, { locale, now });
  // Regression: "2 days ago" repeated the date in every row.
  expect(Array.from(container.querySelectorAll("time"), ({ textContent }) => textContent)).toEqual([date]);
  // The whole date, with its year.
  for (const { title } of container.querySelectorAll("time")) expect(title).toMatch(/25.*2026.*12:57/);
});

test.each([
  ["today", 0, ["27 Nov, 00:00", "10 hr ago"]],
  ["the last minute of yesterday", -60_000, ["26 Nov, 23:59"]],
])("behaviour: the age of %s", async (_, sinceMidnight, texts) => {
  const timestamp = new Date(new Date(2026, 10, 27).getTime() + sinceMidnight).toISOString();
  const { container } = await renderWithKit(<RecordDate timestamp={timestamp} />, { locale: "en-GB", now });
  expect(Array.from(container.querySelectorAll("time"), ({ textContent }) => textContent)).toEqual(texts);
});
