// @vitest-environment node
import { expect, test } from "vitest";
import { enCommon } from "./enCommon.ts";
import { wordsIn } from "./words.ts";

test("behaviour: the host's word stands for the kit's, and one that is undefined says nothing", () => {
  const overrides = { common: { retry: "Once more", close: undefined }, errors: undefined };
  const { common } = wordsIn({ catalogue: undefined, overrides, need: () => undefined }, [enCommon]);
  expect(common).toEqual({ ...enCommon.common, retry: "Once more" });
});
