// @vitest-environment node
import { expect, test } from "vitest";
import { withDefaults } from "./withDefaults.ts";

test("behaviour: undefined keeps the default", () => {
  expect(withDefaults({ search: "", type: "fiat" }, { search: "Rent", type: undefined })).toEqual({
    search: "Rent",
    type: "fiat",
  });
  expect(withDefaults({ search: "" }, undefined)).toEqual({ search: "" });
});
