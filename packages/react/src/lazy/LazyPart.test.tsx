import { act, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { createBackend } from "../../test/createBackend.ts";
import { muteErrors } from "../../test/muteErrors.ts";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { ComponentBoundary } from "../errors/ComponentBoundary/ComponentBoundary.tsx";
import { PartnerKitProvider } from "../provider/PartnerKitProvider.tsx";
import { createLazy, type Lazy, LazyPart } from "./LazyPart.tsx";

interface FormProps {
  readonly title: string;
}

function Form({ title }: FormProps) {
  return <h2>{title}</h2>;
}

function Host({ lazy }: { readonly lazy: Lazy<FormProps> }) {
  return (
    <LazyPart lazy={lazy} component="Form" placeholder={<p>on its way</p>}>
      {(Loaded) => <Loaded title="Who sent it" />}
    </LazyPart>
  );
}

test("behaviour: loads the chunk once for all uses", async () => {
  const load = vi.fn(async () => Form);
  const lazy = createLazy(load);
  await renderWithKit(
    <>
      <Host lazy={lazy} />
      <Host lazy={lazy} />
    </>,
  );
  expect(screen.getAllByRole("heading", { name: "Who sent it" })).toHaveLength(2);
  expect(load).toHaveBeenCalledOnce();
});

test("behaviour: renders a preloaded component at once", async () => {
  const lost = new TypeError("Failed to fetch dynamically imported module");
  const load = vi.fn(async () => Form).mockRejectedValueOnce(lost);
  const lazy = createLazy(load);
  // A failed preload is reported only when the component is rendered.
  lazy.preload();
  await settle();
  lazy.preload();
  await settle();
  const backend = createBackend();
  render(
    <PartnerKitProvider fetch={backend.fetch} now={backend.clock.now}>
      <Host lazy={lazy} />
    </PartnerKitProvider>,
  );
  expect(screen.getByRole("heading", { name: "Who sent it" })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test("behaviour: shows an error with a retry button if loading fails", async () => {
  muteErrors();
  const onError = vi.fn();
  const lost = new TypeError("Failed to fetch dynamically imported module");
  const load = vi.fn(async () => Form).mockRejectedValueOnce(lost);
  await renderWithKit(<Host lazy={createLazy(load)} />, { onError });
  expect(screen.getByRole("alert").textContent).toContain("couldn’t be loaded");
  const failure = expect.objectContaining({ name: "LoadError", cause: lost });
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure, { source: "load", component: "Form" });

  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await settle();
  expect(screen.getByRole("heading", { name: "Who sent it" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("behaviour: the enclosing boundary handles errors of the component itself", async () => {
  muteErrors();
  const onError = vi.fn();
  const failure = new Error("broken");
  const lazy = createLazy<FormProps>(async () => () => {
    throw failure;
  });
  await renderWithKit(
    <ComponentBoundary component="Host">
      <Host lazy={lazy} />
    </ComponentBoundary>,
    { onError },
  );
  expect(screen.getByRole("alert").textContent).not.toContain("couldn’t be loaded");
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure, { source: "render", component: "Host" });
});

test("behaviour: a server renders the placeholder, and hydration logs nothing", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const lazy = createLazy(async () => Form);
  const backend = createBackend();
  const page = (
    <PartnerKitProvider fetch={backend.fetch} now={backend.clock.now}>
      <Host lazy={lazy} />
    </PartnerKitProvider>
  );
  const container = document.createElement("div");
  document.body.append(container);
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(page);
  expect(container.textContent).toBe("on its way");
  // The chunk is loaded before hydration, as on a page that has rendered it before.
  lazy.preload();
  await act(async () => undefined);
  await act(async () => {
    const root = hydrateRoot(container, page);
    onTestFinished(() => act(() => root.unmount()));
  });
  expect(container.textContent).toBe("Who sent it");
  expect(errors).not.toHaveBeenCalled();
});

test("behaviour: unmounting before the chunk is loaded leaves nothing behind", async () => {
  let arrive = (_: typeof Form): void => undefined;
  const load = () => new Promise<typeof Form>((resolve) => (arrive = resolve));
  const backend = createBackend();
  const { unmount } = render(
    <PartnerKitProvider fetch={backend.fetch} now={backend.clock.now}>
      <Host lazy={createLazy(load)} />
    </PartnerKitProvider>,
  );
  unmount();
  arrive(Form);
  await settle();
  expect(document.body.textContent).toBe("");
});
