import { fireEvent, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { setClipboard } from "../../../test/setClipboard.ts";
import { useRecipients, useTransaction } from "../../exports/dataHooks.ts";
import { useKitContext } from "../../provider/KitContext.ts";
import { PartnerKitProvider } from "../../provider/PartnerKitProvider.tsx";
import { useSession } from "../../session/useSession.ts";
import { PartnerKitInspector } from "./PartnerKitInspector.tsx";

beforeAll(async () => void (await import("./InspectorPanel.tsx")));

const UNKNOWN_ID = "0190a7c0-1111-7000-8000-000000000001";

function Reads() {
  useSession();
  useRecipients();
  useTransaction({ transaction_id: UNKNOWN_ID });
  return null;
}

const page = (
  <>
    <Reads />
    <PartnerKitInspector />
  </>
);

async function open(tab?: RegExp) {
  fireEvent.click(screen.getByRole("button", { name: "partner-kit" }));
  await settle();
  if (tab) fireEvent.click(screen.getByRole("tab", { name: tab }));
  return within(screen.getByRole("region", { name: "Inspector" }));
}

test("default: shows the session", async () => {
  await renderWithKit(page, { backend: { scopes: ["wallets:view"] } });
  expect(screen.queryByRole("region")).toBeNull();
  const panel = await open();
  expect(panel.getByText("ada")).toBeDefined();
  expect(panel.getByText("wallets:view")).toBeDefined();
  expect(panel.getByText(/trades:view \(not_granted\)/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Close inspector" }));
  expect(screen.queryByRole("region")).toBeNull();
});

test("behaviour: lists the first requests, with paths of operations instead of IDs", async () => {
  const { container } = await renderWithKit(page);
  const panel = await open(/Requests/);
  const session = panel.getByRole("rowheader", { name: "getSession GET /kit/session" }).closest("tr");
  expect(session?.textContent).toMatch(/200\d\d:\d\d:\d\d\.\d{3}\d+ ms[\da-f]{8}-/);
  const transaction = panel.getByRole("rowheader", { name: /^getTransaction GET \/partner\/.*\{\w+\}$/ });
  expect(transaction.closest("tr")?.textContent).toContain("404");
  expect(container.textContent).not.toContain(UNKNOWN_ID);
});

test("behaviour: lists reads, the live connection, assumptions and tokens", async () => {
  const style = document.createElement("style");
  style.textContent = ":root { --pk-color-accent: teal; --pk-ref-blue-600: blue; }";
  document.head.append(style);
  onTestFinished(() => style.remove());
  await renderWithKit(page);
  const panel = await open(/Reads/);
  const read = panel.getByRole("rowheader", { name: "listRecipients" }).closest("tr");
  expect(read?.textContent).toMatch(/fresh.+1$/);
  fireEvent.click(screen.getByRole("tab", { name: "Live" }));
  expect(panel.getByText("live")).toBeDefined();
  fireEvent.click(screen.getByRole("tab", { name: /Assumed \d+/ }));
  expect(panel.getByText("canonicalRequest")).toBeDefined();
  fireEvent.click(screen.getByRole("tab", { name: "Theme" }));
  expect(panel.getByRole("rowheader", { name: "--pk-color-accent" }).closest("tr")?.textContent).toContain("teal");
  expect(panel.queryByText("--pk-ref-blue-600")).toBeNull();
});

test("behaviour: opening the panel sends nothing", async () => {
  const { backend } = await renderWithKit(page);
  const before = backend.requests.length;
  await open(/Reads/);
  expect(backend.requests).toHaveLength(before);
});

test("behaviour: copies a support bundle without the subject and IDs of records", async () => {
  const writeText = vi.fn(async (_: string) => undefined);
  setClipboard({ writeText });
  await renderWithKit(page, { backend: { subject: () => "ada@partner.example" } });
  const panel = await open();
  fireEvent.click(panel.getByRole("button", { name: "Copy bundle" }));
  await settle();
  const text = writeText.mock.calls[0]?.[0] ?? "";
  expect(text).toMatch(/"correlation_id": "[\da-f]{8}-/);
  expect(text).toContain('"code": "NOT_FOUND"');
  expect(text).not.toMatch(/ada@|partner\.example/);
  expect(text).not.toContain(UNKNOWN_ID);
});

function Listeners({ onRead }: { readonly onRead: (listeners: ReadonlySet<unknown>) => void }) {
  onRead(useKitContext().requestListeners);
  return null;
}

test("behaviour: logs only while it is mounted", async () => {
  let listeners: ReadonlySet<unknown> | undefined;
  const watcher = <Listeners onRead={(read) => (listeners = read)} />;
  const { rerender } = await renderWithKit(watcher);
  expect(listeners?.size).toBe(0);
  rerender(
    <>
      {watcher}
      <PartnerKitInspector />
    </>,
  );
  expect(listeners?.size).toBe(1);
  rerender(watcher);
  expect(listeners?.size).toBe(0);
});

test("parameters: enabled", async () => {
  vi.stubEnv("NODE_ENV", "production");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { rerender } = await renderWithKit(<PartnerKitInspector />);
  expect(screen.queryByRole("button")).toBeNull();
  rerender(<PartnerKitInspector enabled />);
  expect(screen.getByRole("button", { name: "partner-kit" })).toBeDefined();
  rerender(<PartnerKitInspector enabled={false} />);
  expect(screen.queryByRole("button")).toBeNull();
});

test("behaviour: a server renders nothing", () => {
  const provided = (
    <PartnerKitProvider>
      <PartnerKitInspector enabled />
    </PartnerKitProvider>
  );
  expect(renderToString(provided)).toBe("");
});
