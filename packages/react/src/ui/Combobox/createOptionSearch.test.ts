// @vitest-environment node
import { expect, test } from "vitest";
import { createOptionSearch } from "./createOptionSearch.ts";

const options = [
  { value: "GIN", label: "Guinea" },
  { value: "NER", label: "Niger" },
  { value: "NGA", label: "Nigeria", detail: "NGA", keywords: "Naija" },
  { value: "CIV", label: "Côte d’Ivoire" },
  { value: "PNG", label: "Papua New Guinea" },
  { value: "GNB", label: "Guinea-Bissau" },
];
const search = createOptionSearch(options);
const find = (text: string) => search(text).map(({ label }) => label);

test("default", () => {
  expect(find("nig")).toEqual(["Niger", "Nigeria"]);
  expect(search("  ")).toBe(options);
  expect(find("gold")).toEqual([]);
});

test("behaviour: what begins with it comes first, then what has a word that does", () => {
  expect(find("guinea")).toEqual(["Guinea", "Guinea-Bissau", "Papua New Guinea"]);
  expect(find("ivoire")).toEqual(["Côte d’Ivoire"]);
});

test("behaviour: the order of the options decides between two that fit as well, but not against a name that is typed out", () => {
  const searchBackwards = createOptionSearch(options.toReversed());
  const labels = (text: string) => searchBackwards(text).map(({ label }) => label);
  expect(labels("nig")).toEqual(["Nigeria", "Niger"]);
  expect(labels("niger")).toEqual(["Niger", "Nigeria"]);
});

test("behaviour: accents, capitals and the order of words do not count", () => {
  expect(find("COTE")).toEqual(["Côte d’Ivoire"]);
  expect(find("guinea papua")).toEqual(["Papua New Guinea"]);
});

test("behaviour: found by code and by other words", () => {
  expect(find("nga")).toEqual(["Nigeria"]);
  expect(find("naija")).toEqual(["Nigeria"]);
});
