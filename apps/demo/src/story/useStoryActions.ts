import { invalidateResources, usePartnerKit, useSimulateCryptoDeposit, useSubmitTravelRule } from "@partner-kit/react";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { sendApp } from "../backend/callApp.ts";
import { emulatorStateQuery } from "../backend/emulatorState.ts";
import { startOver } from "../backend/startOver.ts";
import { useSignIn } from "../session/useSignIn.ts";
import { changeStoryProgress } from "./storyProgress.ts";
import type { StoryAction } from "./storySteps.ts";

export interface UseStoryActionsParameters {
  readonly depositId: string | undefined;
  /** Whether the emulator's controls are available. */
  readonly hasEmulator: boolean;
  /** Ignores earlier data. Called if the account cannot be reset. */
  readonly onBegin: () => Promise<void>;
}

/** Runs the action of a step with the operations that the screens use. */
export function useStoryActions(parameters: UseStoryActionsParameters): UseMutationResult<void, Error, StoryAction> {
  const { depositId, hasEmulator, onBegin } = parameters;
  const { kit, queryClient } = usePartnerKit();
  const [, navigate] = useLocation();
  const signIn = useSignIn();
  const deposit = useSimulateCryptoDeposit();
  const submit = useSubmitTravelRule();

  const actions: Readonly<Record<StoryAction, () => Promise<void>>> = {
    async begin() {
      await signIn.mutateAsync("amara@harmattan.example");
      // A reset remounts the story, which then ignores earlier data.
      if (hasEmulator) await startOver(queryClient);
      else await onBegin();
    },
    async deposit() {
      const userId = await queryClient.query(emulatorStateQuery);
      await deposit.mutateAsync({
        amount: "451.51",
        symbol: "USDT",
        user_id: userId,
        idempotency_key: crypto.randomUUID(),
      });
    },
    async answer() {
      if (!depositId) throw new Error("No deposit is held.");
      await submit.mutateAsync({ id: depositId, sender_originator: "Sahel Textiles Ltd", sender_country: "GHA" });
    },
    async advance() {
      await sendApp("POST", "emulator/clock", { advance_ms: 600_000 });
      await invalidateResources({ queryClient, kit, resources: ["balances", "transactions"] });
    },
    async openMarket() {
      navigate("/markets/BTC-USD?side=buy&amount=0.0206");
    },
    async fail() {
      await sendApp("POST", "bookkeeping/outage", { isDown: true });
      await sendApp("POST", "emulator/events", { type: "deposit.success" });
      await sendApp("POST", "emulator/clock", { advance_ms: 400_000 });
      await invalidateResources({ queryClient, kit, resources: "all" });
    },
    async narrow() {
      await signIn.mutateAsync("leila@harmattan.example");
    },
  };
  return useMutation({
    async mutationFn(name: StoryAction) {
      await actions[name]();
      // Not in a callback of the panel, because the reset may have remounted it.
      changeStoryProgress({ performed: true });
    },
  });
}
