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

test("behaviour: options that start with the query come first, then those with a word that does", () => {
  expect(find("guinea")).toEqual(["Guinea", "Guinea-Bissau", "Papua New Guinea"]);
  expect(find("ivoire")).toEqual(["Côte d’Ivoire"]);
});

test("behaviour: equal matches keep the options' order, but an exact label comes first", () => {
  const searchBackwards = createOptionSearch(options.toReversed());
  const labels = (text: string) => searchBackwards(text).map(({ label }) => label);
  expect(labels("nig")).toEqual(["Nigeria", "Niger"]);
  expect(labels("niger")).toEqual(["Niger", "Nigeria"]);
});

test("behaviour: ignores accents, case and the order of words", () => {
  expect(find("COTE")).toEqual(["Côte d’Ivoire"]);
  expect(find("guinea papua")).toEqual(["Papua New Guinea"]);
});

test("behaviour: finds options by detail and keywords", () => {
  expect(find("nga")).toEqual(["Nigeria"]);
  expect(find("naija")).toEqual(["Nigeria"]);
});
