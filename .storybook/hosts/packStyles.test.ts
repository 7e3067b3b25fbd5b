import { expect, test } from "vitest";
import { packStyles } from "../../packages/react/build/packStyles.mjs";

const pack = (css: string) => packStyles(`@layer a{${css}}`).slice("@layer a{".length, -1);

test("default: a component's rules stand inside one of its class, in their order", () => {
  expect(pack(":where(.pk-A){color:red}:where(.pk-A>b:hover):before{color:blue}:where(.pk-B){color:red}")).toBe(
    ":where(.pk-A){color:red;>:where(b:hover):before{color:blue}}:where(.pk-B){color:red}",
  );
});

test("behaviour: so do those that hold for some screens; keyframes stay outside", () => {
  expect(
    pack(
      "@media (width<=9rem){:where(.pk-A){color:red}}@keyframes pk-A-turn{to{rotate:1turn}}:where(.pk-A b){color:red}",
    ),
  ).toBe(":where(.pk-A){@media (width<=9rem){&{color:red}}:where(b){color:red}}@keyframes pk-A-turn{to{rotate:1turn}}");
});

test("behaviour: lists are written one by one, and rules of several components stay apart", () => {
  expect(pack(":where(.pk-A,.pk-A b):after{color:red}:where(.pk-A,.pk-B){color:red}")).toBe(
    ":where(.pk-A){&:after,:where(b):after{color:red}}:where(.pk-A),:where(.pk-B){color:red}",
  );
});

test("behaviour: a class is not taken for another that begins alike", () => {
  expect(pack(":where(.pk-A .pk-Ab .pk-A-b){color:red}")).toBe(
    ":where(.pk-A){:where(.pk-Ab) :where(.pk-A-b){color:red}}",
  );
});

test("behaviour: every element of a selector stands by itself, with what joins them", () => {
  const rules = [":where(.pk-A>b>i+u)", ":where(.pk-A[data-b] b:not(.pk-A b))", ":where(.pk-A):where(:hover)"];
  expect(pack(rules.map((rule) => `${rule}{color:red}`).join(""))).toBe(
    ":where(.pk-A){>:where(b)>:where(i)+:where(u){color:red}" +
      ":where(&[data-b]) :where(b:not(& b)){color:red}&:where(:hover){color:red}}",
  );
});

test("behaviour: so do those of a list that comes last, unless one of them is several elements", () => {
  expect(pack(":where(.pk-A :is(b,i):hover){color:red}:where(.pk-A :is(b,i u):hover){color:red}")).toBe(
    ":where(.pk-A){:where(b:hover),:where(i:hover){color:red}:where(:where(b,i u):hover){color:red}}",
  );
});

test.each([
  ".pk-A b",
  ":where(.pk-A) b",
  ":where(.pk-A):hover",
  ":where(.pk-A) :is(b,i)",
  ":is(.pk-A,.pk-B)",
  ":where(.pk-A):not(.pk-B)",
])("behaviour: %s is refused, as it would win over a host's rules", (selector) => {
  expect(() => pack(`@media print{:where(.pk-A){color:red}${selector}{color:red}}`)).toThrow(`"${selector}" weighs`);
});

test("parameters: the weight that every rule is given is not refused", () => {
  const weight = ":not(._)";
  expect(packStyles(`@layer a{:where(.pk-A b)${weight}:before{color:red}}`, weight)).toBe(
    `@layer a{:where(.pk-A){:where(b)${weight}:before{color:red}}}`,
  );
});

test("behaviour: what may set the same property keeps its order", () => {
  const declarations = ["margin-block:0", "margin:1px", "font:inherit", "line-height:2", "inset:0", "left:1px"];
  const packed = pack(`:where(b){${declarations.join(";")}}`);
  const places = declarations.map((declaration) => packed.indexOf(declaration));
  expect(places).not.toContain(-1);
  for (const first of [0, 2, 4]) expect(places[first]).toBeLessThan(places[first + 1] ?? -1);
});

test("behaviour: the order of layers comes first, and quoted text is left alone", () => {
  expect(packStyles('@layer a,b;@layer a{:where(b){content:"a, b; c";margin:max(1px, 2px)}}')).toBe(
    '@layer a,b;@layer a{:where(b){margin:max(1px,2px);content:"a, b; c"}}',
  );
});
