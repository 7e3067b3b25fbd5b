// @vitest-environment node
import { expect, test } from "vitest";
import { directionOf } from "./directionOf.ts";

test.each(["ar", "ar-EG", "ar-NG-u-hc-h23", "he", "fa-IR", "ur", "az-Arab", "ks-Arab-IN"])(
  "default: %s runs from the right",
  (locale) => {
    expect(directionOf(locale)).toBe("rtl");
  },
);

test.each(["en", "fr-CI", "pt-MZ", "ha-NG", "ur-Latn", "ar-Latn-EG"])("default: %s runs from the left", (locale) => {
  expect(directionOf(locale)).toBe("ltr");
});
