import { act, render } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { useView } from "./useView.ts";

interface View {
  readonly search: string;
  readonly currency: string | undefined;
}

const defaults: View = { search: "", currency: undefined };

let [view, setView]: ReturnType<typeof useView<View>> = [defaults, () => undefined];

function List(parameters: Parameters<typeof useView<View>>[1]) {
  [view, setView] = useView(defaults, parameters);
  return null;
}

/** Controls the view and rejects one search. */
function Host({ refused }: { readonly refused?: string }) {
  const [held, hold] = useState(defaults);
  return <List view={held} onViewChange={(next) => next.search !== refused && hold(next)} />;
}

test("default: missing fields keep their value, undefined restores the default", () => {
  const onViewChange = vi.fn();
  render(<List defaultView={{ search: "rent" }} onViewChange={onViewChange} />);
  act(() => setView({ currency: "NGN" }));
  expect(view).toEqual({ search: "rent", currency: "NGN" });
  act(() => setView({ search: undefined }));
  expect(view).toEqual({ search: "", currency: "NGN" });
  expect(onViewChange).toHaveBeenLastCalledWith(view);
});

test.each([
  ["the kit", <List key="list" />],
  ["the host", <Host key="host" />],
])("behaviour: with state in %s, two changes in one update both apply", (_, element) => {
  render(element);
  act(() => {
    setView({ search: "rent" });
    setView({ currency: "NGN" });
  });
  expect(view).toEqual({ search: "rent", currency: "NGN" });
});

test("behaviour: a change that the host rejects is not part of the next one", () => {
  render(<Host refused="rent" />);
  act(() => setView({ search: "rent" }));
  act(() => setView({ currency: "NGN" }));
  expect(view).toEqual({ search: "", currency: "NGN" });
});
