// @vitest-environment node
import { expect, test } from "vitest";
import { type MessageSource, messagesOf } from "./messageSource.ts";
import { enCommon, enErrors, enLive, enService } from "./messages.en.ts";

const english: MessageSource = {
  catalogue: undefined,
  overrides: undefined,
  serviceName: undefined,
  requestCatalogue: () => undefined,
};

test("behaviour: the host's message replaces the kit's, and an undefined one is ignored", () => {
  const overrides = { common: { retry: "Once more", close: undefined }, errors: undefined };
  const { common } = messagesOf({ ...english, overrides }, [enCommon]);
  expect(common).toEqual({ ...enCommon.common, retry: "Once more" });
});

test("behaviour: messages that a language lacks are shown in English", () => {
  const catalogue = { common: { retry: "Réessayer" } };
  const messages = messagesOf({ ...english, catalogue }, [enCommon, enService]);
  expect(messages).toEqual({ common: { ...enCommon.common, retry: "Réessayer" }, ...enService });
});

test("default: the service has no name, and starts a sentence with a capital letter", () => {
  const { errors, live } = messagesOf(english, [enErrors, enLive]);
  expect(live.rateTitle).toBe("The service is limiting requests.");
  expect(errors.rateRetried).toBe("The service is limiting requests. We’ll keep retrying.");
  expect(errors.limitHelp).toBe("Nothing was sent to the service. Wait a moment, then try again.");
});

test("behaviour: the words for the service are those of the language", () => {
  const catalogue = { errors: { rateHelp: "Rien. {service} limite." }, service: { name: "le service" } };
  expect(messagesOf({ ...english, catalogue }, [enErrors]).errors.rateHelp).toBe("Rien. Le service limite.");
});

test("parameters: serviceName", () => {
  const { errors } = messagesOf({ ...english, serviceName: "eAcme" }, [enErrors]);
  expect(errors.rateRetried).toBe("eAcme is limiting requests. We’ll keep retrying.");
  expect(errors.limitHelp).toBe("Nothing was sent to eAcme. Wait a moment, then try again.");
});
