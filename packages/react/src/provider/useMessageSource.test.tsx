import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Catalogues, TextOverrides } from "../text/text.ts";
import { useMessageSource } from "./useMessageSource.ts";

const arrive = new Map<string, () => void>();

function load(locale: string): Promise<TextOverrides> {
  return new Promise((resolve) => {
    arrive.set(locale, () => resolve({ common: { retry: `retry in ${locale}` } }));
  });
}

function Retry({ locale, given }: { readonly locale: string; readonly given?: Catalogues }) {
  const messages = useMessageSource({ locale, given, overrides: undefined, serviceName: undefined, reportError });
  messages.requestCatalogue(load);
  return <p>{messages.catalogue?.common?.retry ?? "English"}</p>;
}

const reportError = () => undefined;

beforeEach(() => arrive.clear());

test("behaviour: a catalogue that loads late does not replace the language chosen since", async () => {
  const { rerender } = render(<Retry locale="ar" />);
  rerender(<Retry locale="fr" />);
  await act(async () => arrive.get("fr")?.());
  await act(async () => arrive.get("ar")?.());
  expect(screen.getByText("retry in fr")).toBeTruthy();
});

test("behaviour: a given catalogue is not loaded, and another language is", async () => {
  const given = { ar: { common: { retry: "given" } } };
  const { rerender } = render(<Retry locale="ar-EG" given={given} />);
  expect(screen.getByText("given")).toBeTruthy();
  expect([...arrive.keys()]).toEqual([]);
  rerender(<Retry locale="fr" given={given} />);
  expect(screen.getByText("English")).toBeTruthy();
  await act(async () => arrive.get("fr")?.());
  expect(screen.getByText("retry in fr")).toBeTruthy();
});
