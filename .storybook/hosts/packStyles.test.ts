import { expect, test } from "vitest";
import { packStyles } from "../../packages/react/build/packStyles.mjs";

const pack = (css: string) => packStyles(`@layer a{${css}}`).slice("@layer a{".length, -1);

test("default: a component's rules stand inside one of its class, in their order", () => {
  expect(pack(":where(.pk-A){color:red}:where(.pk-A>b:hover):before{color:blue}:where(.pk-B){color:red}")).toBe(
    ":where(.pk-A){color:red;:where(&>b:hover):before{color:blue}}:where(.pk-B){color:red}",
  );
});

test("behaviour: so do those that hold for some screens; keyframes stay outside", () => {
  expect(
    pack(
      "@media (width<=9rem){:where(.pk-A){color:red}}@keyframes pk-A-turn{to{rotate:1turn}}:where(.pk-A b){color:red}",
    ),
  ).toBe(
    ":where(.pk-A){@media (width<=9rem){&{color:red}}:where(& b){color:red}}@keyframes pk-A-turn{to{rotate:1turn}}",
  );
});

test("behaviour: lists stay together, and rules of several components apart", () => {
  expect(pack(":where(.pk-A,.pk-A b):after{color:red}:where(.pk-A),:where(.pk-B){color:red}")).toBe(
    ":where(.pk-A){:where(&,& b):after{color:red}}:where(.pk-A),:where(.pk-B){color:red}",
  );
});

test("behaviour: a class is not taken for another that begins alike", () => {
  expect(pack(":where(.pk-A .pk-Ab .pk-A-b){color:red}")).toBe(":where(.pk-A){:where(& .pk-Ab .pk-A-b){color:red}}");
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
