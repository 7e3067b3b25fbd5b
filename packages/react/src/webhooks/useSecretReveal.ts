"use client";

import { type ChangeEvent, useEffect, useState } from "react";
import { saveFile } from "../provider/saveFile.ts";
import { useSession } from "../session/useSession.ts";
import type { OneTimeSecret } from "./OneTimeSecret.ts";
import { useProxyReceiver } from "./useProxyReceiver.ts";

export interface UseSecretRevealParameters {
  readonly secret: OneTimeSecret;
  /** Name of the variable in the `.env` file. Default `WEBHOOK_SECRET`. */
  readonly variable?: string | undefined;
  /** Called after the secret was stored and discarded. */
  readonly onClose: () => void;
}

export interface UseSecretRevealReturnType {
  /** The secret. `undefined` while it is hidden. */
  readonly text: string | undefined;
  readonly isShown: boolean;
  /** The outcome of copying. After `failed`, the secret is shown to be copied by hand. */
  readonly copied: "no" | "yes" | "failed";
  readonly isDownloaded: boolean;
  /** Name of the downloaded file. */
  readonly fileName: string;
  /** Whether the proxy stored the secret, because the endpoint delivers to its receiver. */
  readonly isStoredByProxy: boolean;
  /** Whether the user confirmed that it is stored. Until then it cannot be closed, unless the proxy stored it. */
  readonly isStored: boolean;
  readonly setShown: (isShown: boolean) => void;
  readonly setStored: (isStored: boolean) => void;
  readonly copy: () => void;
  readonly download: () => void;
  /** Discards the secret and closes. Does nothing before it is stored. */
  readonly close: () => void;
  readonly getShowButtonProps: () => {
    readonly type: "button";
    readonly "aria-pressed": boolean;
    readonly onClick: () => void;
  };
  readonly getStoredProps: () => {
    readonly type: "checkbox";
    readonly checked: boolean;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/**
 * Shows a signing secret once: hidden at first, to be copied or downloaded. It cannot be closed before the user or the
 * proxy has stored it. It stays in this page's memory only. (Service document: Subscription rules.)
 */
export function useSecretReveal(parameters: UseSecretRevealParameters): UseSecretRevealReturnType {
  const { secret, variable = "WEBHOOK_SECRET", onClose } = parameters;
  const [isShown, setShown] = useState(false);
  const [copied, setCopied] = useState<UseSecretRevealReturnType["copied"]>("no");
  const [isDownloaded, setDownloaded] = useState(false);
  const [isStored, setStored] = useState(false);
  const isStoredByProxy = useIsStoredByProxy(secret);
  const isSafe = isStored || isStoredByProxy;

  useEffect(() => {
    if (isSafe) return;
    // Warns before the page is left, because a secret that was not stored is lost.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isSafe]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret.read() ?? "");
      setCopied("yes");
    } catch {
      setCopied("failed");
      setShown(true);
    }
  };

  return {
    text: isShown ? secret.read() : undefined,
    isShown,
    copied,
    isDownloaded,
    fileName: FILE_NAME,
    isStoredByProxy,
    isStored,
    setShown,
    setStored,
    copy: () => void copy(),
    download: () => {
      saveFile({ name: FILE_NAME, content: `${variable}=${secret.read() ?? ""}\n`, type: "text/plain" });
      setDownloaded(true);
    },
    close: () => {
      if (!isSafe) return;
      secret.forget();
      onClose();
    },
    getShowButtonProps: () => ({ type: "button", "aria-pressed": isShown, onClick: () => setShown(!isShown) }),
    getStoredProps: () => ({
      type: "checkbox",
      checked: isStored,
      onChange: (event) => setStored(event.target.checked),
    }),
  };
}

/**
 * Whether the proxy stored a secret. It does for endpoints that deliver to its receiver, and confirms it in a session that was
 * read after the secret was created. Until then the dialog must not close, because a secret that nobody stored is lost.
 */
function useIsStoredByProxy({ url }: OneTimeSecret): boolean {
  const { dataUpdatedAt, refetch } = useSession();
  const { isPointedAtBy, isSecretMissing } = useProxyReceiver();
  // A session read before the secret was created does not know it.
  const [readBefore] = useState(dataUpdatedAt);
  const isPointedAt = isPointedAtBy({ url });
  useEffect(() => {
    if (isPointedAt) void refetch();
  }, [isPointedAt, refetch]);
  return isPointedAt && dataUpdatedAt > readBefore && !isSecretMissing;
}

const FILE_NAME = "webhook-secret.env";
