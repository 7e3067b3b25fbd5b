import { ApiError, type OperationName } from "@partner-kit/contract";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderWithKit } from "../../../test/renderWithKit.tsx";
import { PermissionError } from "../../session/permission.ts";
import { SessionBadge } from "../../session/SessionBadge/SessionBadge.tsx";
import { ReadError, ReadErrorLine } from "../ReadError/ReadError.tsx";
import { WriteFailure } from "../WriteFailure/WriteFailure.tsx";

const ended = (operation: OperationName) =>
  new ApiError({ operation, status: 401, code: "SESSION_REQUIRED", message: "Nobody is signed in." });
const signedOut = new PermissionError({ operation: "listWebhooks", reason: "signed_out", scope: undefined });
const ignore = () => undefined;

test("default: a URL opens in a new tab, so that the page keeps what the user entered", async () => {
  await renderWithKit(<WriteFailure error={ended("createWebhook")} />, { signIn: "/login" });
  const link = screen.getByRole("link", { name: "Sign in (opens a new tab)" });
  expect(link.getAttribute("href")).toBe("/login");
  expect(link.getAttribute("target")).toBe("_blank");
});

test("behaviour: a function is called wherever a session has ended", async () => {
  const signIn = vi.fn();
  await renderWithKit(
    <>
      <ReadError error={ended("listWebhooks")} isRetrying={false} onRetry={ignore} />
      <ReadErrorLine error={signedOut} isRetrying={false} onRetry={ignore} />
      <SessionBadge />
    </>,
    { signIn, backend: { scopes: null } },
  );
  const buttons = screen.getAllByRole("button", { name: "Sign in" });
  expect(buttons).toHaveLength(3);
  for (const button of buttons) fireEvent.click(button);
  expect(signIn).toHaveBeenCalledTimes(3);
});

test("behaviour: other errors offer no sign-in, and neither does a provider without one", async () => {
  const error = new ApiError({ operation: "listWebhooks", status: 403, code: "GRANT_MISSING", message: "No." });
  const { rerender } = await renderWithKit(<ReadError error={error} isRetrying={false} onRetry={ignore} />, {
    signIn: "/login",
  });
  expect(screen.queryByText("Sign in")).toBeNull();
  rerender(<p />);
  await renderWithKit(<WriteFailure error={ended("createWebhook")} />);
  expect(screen.queryByText("Sign in")).toBeNull();
});
