import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderWithKit } from "../../test/renderWithKit.tsx";
import { PermissionError } from "../session/permission.ts";
import { en } from "../text/en.ts";
import { describeReadError, ReadError, ReadErrorLine } from "./ReadError/ReadError.tsx";

const refused = (reason: PermissionError["reason"], scope?: PermissionError["scope"]) =>
  new PermissionError({ operation: "listWebhooks", reason, scope });

test("default: names the missing permission and offers no retry", () => {
  expect(describeReadError(refused("not_granted", "webhooks:view"), en)).toMatchObject({
    help: expect.stringContaining("view webhooks"),
    canRetry: false,
  });
});

test("behaviour: names the scope that the key lacks", () => {
  expect(describeReadError(refused("key_lacks_scope", "webhooks:view"), en)).toMatchObject({
    help: expect.stringContaining("view webhooks"),
    canRetry: false,
  });
});

test("behaviour: offers a retry for transient errors", () => {
  expect(describeReadError(refused("signed_out"), en).canRetry).toBe(true);
  expect(describeReadError(new Error("down"), en).canRetry).toBe(true);
});

test.each([
  ["ReadError", ReadError],
  ["ReadErrorLine", ReadErrorLine],
])("behaviour: %s has no button that cannot help", async (_, Component) => {
  const error = refused("not_granted", "webhooks:view");
  await renderWithKit(<Component error={error} isRetrying={false} onRetry={() => undefined} />);
  expect(screen.getByRole("alert").textContent).toContain("view webhooks");
  expect(screen.queryByRole("button")).toBeNull();
});

test("behaviour: a session has ended only if the page has seen one", async () => {
  const show = () => <ReadError error={refused("signed_out")} isRetrying={false} onRetry={() => undefined} />;
  const { unmount } = await renderWithKit(show(), { backend: { scopes: null } });
  expect(screen.getByRole("alert").textContent).toContain("You’re not signed in");
  unmount();
  const { rerender } = await renderWithKit(<p />);
  rerender(show());
  expect(screen.getByRole("alert").textContent).toContain("Your session has ended");
});
