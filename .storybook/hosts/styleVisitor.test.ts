import { transform } from "lightningcss";
import { expect, test } from "vitest";
import { layered, withSpecificity } from "../../packages/react/build/styleVisitor.mjs";

function write(css: string, visitor = layered): string {
  const { code } = transform({ filename: "a.css", code: new TextEncoder().encode(css), minify: true, visitor });
  return new TextDecoder().decode(code);
}

test.each([
  ["compounds", ":where(.pk-A > b i + u)", ":where(.pk-A)>:where(b) :where(i)+:where(u)"],
  ["a list", ":where(.pk-A, .pk-A b)::after", ":where(.pk-A):after,:where(.pk-A) :where(b):after"],
  ["a list at the end", ":where(.pk-A :is(b, i):hover)", ":where(.pk-A) :where(b:hover),:where(.pk-A) :where(i:hover)"],
  ["a list of compounds", ":where(.pk-A :is(b, i u))", ":where(.pk-A) :where(:is(b,i u))"],
  ["a negation", ":where(.pk-A[data-b] b:not(.pk-A b))", ":where(.pk-A[data-b]) :where(b:not(.pk-A b))"],
  ["a state", ":where(.pk-A):where(:hover)", ":where(.pk-A):where(:hover)"],
])("behaviour: %s, each compound in its own :where()", (_, selector, written) => {
  expect(write(`${selector}{color:red}`)).toBe(`${written}{color:red}`);
  expect(write(`@media print{${selector}{color:red}}`)).toBe(`@media print{${written}{color:red}}`);
});

test.each([
  ".pk-A b",
  ":where(.pk-A) b",
  ":where(.pk-A):hover",
  ":where(.pk-A) :is(b,i)",
  ":is(.pk-A,.pk-B)",
  ":where(.pk-A):not(.pk-B)",
])("behaviour: %s throws, because it would override a host's rules", (selector) => {
  expect(() => write(`${selector}{color:red}`)).toThrow("would override a host's rules");
});

test("parameters: withSpecificity", () => {
  expect(write(":where(.pk-A b)::before{color:red}", withSpecificity)).toBe(
    ":where(.pk-A) :where(b):not(._._._):before{color:red}",
  );
  expect(write(":where(:root){color:red}", withSpecificity)).toBe(":where(:root){color:red}");
});
