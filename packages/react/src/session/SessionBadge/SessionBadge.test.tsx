import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { SessionBadge } from "./SessionBadge.tsx";

function open() {
  fireEvent.click(screen.getByRole("button"));
  return within(screen.getByRole("dialog", { name: "Session" }));
}

test("default: shows environment and user", async () => {
  await renderWithKit(<SessionBadge />);
  expect(screen.getByRole("button").textContent).toMatch(/^Stagingada(Connected|Connecting)$/);
});

test("behaviour: production explains what it means", async () => {
  await renderWithKit(<SessionBadge />, { backend: { environment: "production" } });
  expect(screen.getByRole("button").textContent).toContain("Production");
  expect(open().getByText("Real funds move here.")).toBeDefined();
});

test("behaviour: missing scopes are listed below their reason", async () => {
  await renderWithKit(<SessionBadge />, { backend: { scopes: ["trades:view"] } });
  const details = open();
  expect(details.getByText("1 of 12")).toBeDefined();
  fireEvent.click(details.getByText("11 not granted"));
  const items = details.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items).toHaveLength(12);
  expect(items[0]).toBe("Granted Can view markets and orders");
  const missing = within(details.getByRole("list", { name: "You don’t have permission. Ask an administrator." }));
  expect(missing.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(items.slice(1));
  expect(items[1]).toMatch(/^Missing /);
});

test("behaviour: shows when the sign-in ends, if the host reports it", async () => {
  await renderWithKit(<SessionBadge />, { backend: { expiresAt: "2026-03-02T18:00:00Z" } });
  expect(open().getByText("Signed in until").parentElement?.querySelector("time")?.dateTime).toBe(
    "2026-03-02T18:00:00Z",
  );
});

test("behaviour: shows whether changes arrive live", async () => {
  await renderWithKit(<SessionBadge />, { live: false });
  expect(within(screen.getByRole("button")).getByText("Every few seconds").className).not.toBe("pk-VisuallyHidden");
  expect(open().getByText("Updates").parentElement?.textContent).toContain("Every few seconds");
});

test("behaviour: the popover adds no heading to the host's outline", async () => {
  await renderWithKit(<SessionBadge />);
  const details = open();
  expect(details.queryByRole("heading")).toBeNull();
  expect(details.getByRole("list", { name: "Your permissions" })).toBeDefined();
});

test("behaviour: signed out", async () => {
  await renderWithKit(<SessionBadge />, { backend: { scopes: null } });
  expect(screen.getByText("Signed out")).toBeDefined();
});

test("behaviour: a session that could not be read", async () => {
  await renderWithKit(<SessionBadge />, { prepare: ({ setReachable }) => setReachable(false) });
  expect(screen.getByText("Session unavailable")).toBeDefined();
});

test.each([
  ["Session unavailable", () => Promise.reject(new TypeError("fetch failed"))],
  ["Signed out", () => Promise.resolve(Response.json(signedOut, { status: 401 }))],
])("behaviour: %s stays during a refetch", async (shown, respond) => {
  let requested = 0;
  const fetch = () => {
    requested += 1;
    return requested === 1 ? respond() : new Promise<Response>(() => undefined);
  };
  await renderWithKit(<SessionBadge />, { fetch, live: false });
  expect(screen.getByText(shown)).toBeDefined();
  await act(async () => dispatchEvent(new Event("visibilitychange")));
  await settle(120_000);
  expect(requested).toBeGreaterThan(1);
  expect(screen.getByText(shown)).toBeDefined();
});

const signedOut = { status: "error", error: { code: "SESSION_REQUIRED", message: "nobody is signed in" } };

test("behaviour: shows that the session is loading", async () => {
  await renderWithKit(<SessionBadge />, { fetch: () => new Promise(() => undefined), live: false });
  expect(screen.getByRole("status", { name: "Loading session…" })).toBeDefined();
});
