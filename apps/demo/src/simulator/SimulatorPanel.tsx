import { Simulator } from "@partner-kit/react/components";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { emulatorStateQuery } from "../backend/emulatorState.ts";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { demoPresets } from "./demoPresets.ts";

/**
 * Simulates deposits, withdrawals and other events of a test account. Loads its code on opening. The emulator supplies
 * the account's ID. For a real service, the operator enters it.
 */
export function SimulatorPanel(): ReactElement {
  const messages = useAppMessages();
  const { data: info } = useAppInfo();
  const hasEmulator = info?.isPresentable === true;
  const { data: userId, isLoading } = useQuery({ ...emulatorStateQuery, enabled: hasEmulator });
  if (isLoading) return <p className="app-loading">{messages.loading}</p>;
  return (
    <Simulator
      isTitleHidden
      defaultValues={{ symbol: "USDT", ...(userId && { user_id: userId }) }}
      presets={hasEmulator ? demoPresets(messages) : undefined}
    />
  );
}
