import { Simulator } from "@partner-kit/react/components";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { emulatorStateQuery } from "../backend/emulatorState.ts";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";

/**
 * Deposits, withdrawals and the rest that a test account can be made to see. Its code comes when it is opened. Whose
 * account it is the emulator tells, and nobody does for a real service: there it is filled in.
 */
export function SimulatorPanel(): ReactElement {
  const messages = useAppMessages();
  const { data: info } = useAppInfo();
  const hasEmulator = info?.isPresentable === true;
  const { data: userId, isLoading } = useQuery({ ...emulatorStateQuery, enabled: hasEmulator });
  if (isLoading) return <p className="app-loading">{messages.loading}</p>;
  return <Simulator defaultValues={{ symbol: "USDT", ...(userId && { user_id: userId }) }} />;
}
