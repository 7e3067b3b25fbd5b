import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { TextOverrides } from "../text/text.ts";
import { useMessageSource } from "./useMessageSource.ts";

const arrive = new Map<string, () => void>();

function load(locale: string): Promise<TextOverrides> {
  return new Promise((resolve) => {
    arrive.set(locale, () => resolve({ common: { retry: `retry in ${locale}` } }));
  });
}

function Retry({ locale }: { readonly locale: string }) {
  const messages = useMessageSource({ locale, overrides: undefined, serviceName: undefined, reportError });
  messages.requestCatalogue(load);
  return <p>{messages.catalogue?.common?.retry ?? "English"}</p>;
}

const reportError = () => undefined;

test("behaviour: a catalogue that loads late does not replace the language chosen since", async () => {
  const { rerender } = render(<Retry locale="ar" />);
  rerender(<Retry locale="fr" />);
  await act(async () => arrive.get("fr")?.());
  await act(async () => arrive.get("ar")?.());
  expect(screen.getByText("retry in fr")).toBeTruthy();
});
