// @vitest-environment node
import { expect, test } from "vitest";
import { messagesOf } from "./messageSource.ts";
import { enCommon, enLive } from "./messages.en.ts";

test("behaviour: the host's message replaces the kit's, and undefined keeps it", () => {
  const overrides = { common: { retry: "Once more", close: undefined }, errors: undefined };
  const { common } = messagesOf({ catalogue: undefined, overrides, requestCatalogue: () => undefined }, [enCommon]);
  expect(common).toEqual({ ...enCommon.common, retry: "Once more" });
});

test("behaviour: a message missing in a catalogue is shown in English", () => {
  const catalogue = { common: { retry: "Réessayer" } };
  const messages = messagesOf({ catalogue, overrides: undefined, requestCatalogue: () => undefined }, [
    enCommon,
    enLive,
  ]);
  expect(messages).toEqual({ common: { ...enCommon.common, retry: "Réessayer" }, live: enLive.live });
});
