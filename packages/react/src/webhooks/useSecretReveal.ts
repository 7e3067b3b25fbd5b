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
  /** Called once it was stored and closed. The secret is forgotten by then. */
  readonly onClose: () => void;
}

export interface UseSecretRevealReturnType {
  /** The secret; `undefined` while it is covered. */
  readonly text: string | undefined;
  readonly isShown: boolean;
  /** How copying went; `failed` where the browser does not let the page, and then it is shown to be copied by hand. */
  readonly copied: "no" | "yes" | "failed";
  readonly isDownloaded: boolean;
  /** Of the file that `download` saves. */
  readonly fileName: string;
  /** Whether the proxy stored it, because the endpoint leads to the proxy's receiver. Then there is nothing to do. */
  readonly isKept: boolean;
  /** Whether the person says that it is stored. Until then it cannot be closed, unless the proxy stored it. */
  readonly isStored: boolean;
  readonly setShown: (isShown: boolean) => void;
  readonly setStored: (isStored: boolean) => void;
  readonly copy: () => void;
  readonly download: () => void;
  /** Forgets the secret and closes; does nothing until it is stored by the person or the proxy. */
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
 * Shows a signing secret the one time it can be shown: covered until asked for, to be copied or saved as a file, and not to
 * be closed before it was stored, unless the proxy stored it. It stays in this page's memory alone. (Service document: Subscription rules.)
 */
export function useSecretReveal(parameters: UseSecretRevealParameters): UseSecretRevealReturnType {
  const { secret, variable = "WEBHOOK_SECRET", onClose } = parameters;
  const [isShown, setShown] = useState(false);
  const [copied, setCopied] = useState<UseSecretRevealReturnType["copied"]>("no");
  const [isDownloaded, setDownloaded] = useState(false);
  const [isStored, setStored] = useState(false);
  const isKept = useIsKept(secret);
  const isSafe = isStored || isKept;

  useEffect(() => {
    if (isSafe) return;
    // Asks before the page is left: what was not stored is lost for good.
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
    isKept,
    isStored,
    setShown,
    setStored,
    copy: () => void copy(),
    download: () => {
      saveFile({ name: FILE_NAME, text: `${variable}=${secret.read() ?? ""}\n`, type: "text/plain" });
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

/** Whether the proxy stored a secret: it does for endpoints that lead to its receiver, unless it says since that it has none. */
function useIsKept({ url }: OneTimeSecret): boolean {
  const { dataUpdatedAt, refetch } = useSession();
  const { isPointedAtBy, isSecretMissing } = useProxyReceiver();
  // What was read before the secret was made says nothing of it.
  const [readBefore] = useState(dataUpdatedAt);
  const isPointedAt = isPointedAtBy({ url });
  useEffect(() => {
    if (isPointedAt) void refetch();
  }, [isPointedAt, refetch]);
  return isPointedAt && !(isSecretMissing && dataUpdatedAt > readBefore);
}

const FILE_NAME = "webhook-secret.env";
