// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as antd from "./antd.ts";
import * as chakra from "./chakra.ts";
import * as charts from "./charts.ts";
import * as components from "./components.ts";
import * as devtools from "./devtools.ts";
import * as headless from "./index.ts";
import * as mui from "./mui.ts";
import * as shadcn from "./shadcn.ts";

test("behaviour: the exports of each entry", () => {
  expect(Object.keys(headless).toSorted()).toMatchSnapshot("hooks");
  expect(Object.keys(components).toSorted()).toMatchSnapshot("components");
  expect(Object.keys(charts).toSorted()).toEqual([
    "BalanceChart",
    "BalanceHistory",
    "MoversChart",
    "PriceChart",
    "SpreadChart",
  ]);
  expect(Object.keys(devtools)).toEqual(["PartnerKitInspector"]);
  expect(Object.keys(antd)).toEqual(["AntdTokens", "antdComponents", "antdTokens"]);
  expect(Object.keys(chakra)).toEqual(["ChakraTokens", "chakraComponents", "chakraTokens"]);
  expect(Object.keys(mui)).toEqual(["MuiTokens", "muiComponents", "muiTokens"]);
  expect(Object.keys(shadcn)).toEqual(["createShadcnComponents", "ShadcnTokens", "shadcnTokens"]);
});

test("behaviour: the README names only existing exports", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const named = readme.match(/(?<!")\b(?:use[A-Z]\w+|\w+Query(?=\()|create[A-Z]\w+|format[A-Z]\w+)\b/g) ?? [];
  expect(named.length).toBeGreaterThan(20);
  const ofOthers = ["prefetchQuery", "createTheme"];
  expect(named.filter((name) => !(name in headless || name in shadcn || ofOthers.includes(name)))).toEqual([]);
});
