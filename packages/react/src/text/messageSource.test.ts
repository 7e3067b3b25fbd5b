// @vitest-environment node
import { expect, test } from "vitest";
import { messagesOf } from "./messageSource.ts";
import { enCommon, enLive } from "./messages.en.ts";

test("behaviour: the host's word stands for the kit's, and one that is undefined says nothing", () => {
  const overrides = { common: { retry: "Once more", close: undefined }, errors: undefined };
  const { common } = messagesOf({ catalogue: undefined, overrides, need: () => undefined }, [enCommon]);
  expect(common).toEqual({ ...enCommon.common, retry: "Once more" });
});

test("behaviour: what a language does not have yet is shown in English", () => {
  const catalogue = { common: { retry: "Réessayer" } };
  const messages = messagesOf({ catalogue, overrides: undefined, need: () => undefined }, [enCommon, enLive]);
  expect(messages).toEqual({ common: { ...enCommon.common, retry: "Réessayer" }, live: enLive.live });
});
