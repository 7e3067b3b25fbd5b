import {
  countryName,
  invalidateResources,
  usePartnerKit,
  useSimulateCryptoDeposit,
  useSimulateFiatDeposit,
} from "@partner-kit/react";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { sendApp } from "../backend/callApp.ts";
import { emulatorStateQuery } from "../backend/emulatorState.ts";
import { startOver } from "../backend/startOver.ts";
import { useSignIn } from "../session/useSignIn.ts";
import { chosenPause } from "./chosenPause.ts";
import { createHands } from "./createHands.ts";
import { performMoves, type StoryMove } from "./performMoves.ts";
import { StoryError, type StoryFailure } from "./StoryError.ts";
import { changeCursor, hideCursor } from "./storyCursor.ts";
import { storyMoves } from "./storyMoves.ts";
import { changeStoryProgress, newRun } from "./storyProgress.ts";
import {
  AMARA,
  DEPOSIT_AMOUNT,
  KWAME,
  type StoryAction,
  type StoryFacts,
  TRADE_AMOUNT,
  TRANSFER_AMOUNT,
} from "./storySteps.ts";
import { useStoryMessages } from "./useStoryMessages.ts";

export interface UseStoryActionsParameters {
  readonly facts: StoryFacts;
  /** URL of the bookkeeping endpoint. */
  readonly bookkeepingUrl: string | null;
  /** Whether the emulator's controls are available. */
  readonly hasEmulator: boolean;
  /** Ignores earlier data. Called if the account cannot be reset. */
  readonly onBegin: () => Promise<void>;
}

export type UseStoryActionsReturnType = UseMutationResult<void, Error, StoryAction> & {
  /** Stops the action that is running. */
  readonly cancel: () => void;
};

/**
 * Runs the action of a step. It uses the controls of the screen for all that a person does, and the emulator for what happens
 * outside: an arriving deposit, passing time, an outage.
 */
export function useStoryActions(parameters: UseStoryActionsParameters): UseStoryActionsReturnType {
  const { facts, bookkeepingUrl, hasEmulator, onBegin } = parameters;
  const { kit, queryClient, locale } = usePartnerKit();
  const { bookkeeping } = useStoryMessages();
  const signIn = useSignIn();
  const deposit = useSimulateCryptoDeposit();
  const transfer = useSimulateFiatDeposit();
  const running = useRef<AbortController>(undefined);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const perform = async (moves: readonly StoryMove[]) => {
    const controller = new AbortController();
    running.current = controller;
    const start = document.querySelector(".app-story [data-kind=primary]")?.getBoundingClientRect();
    if (start) changeCursor({ x: start.left + start.width / 2, y: start.top + start.height / 2 });
    try {
      const shown = chosenPause === 0 ? moves.filter((move) => !("look" in move)) : moves;
      await performMoves(shown, createHands(controller.signal));
    } finally {
      hideCursor();
    }
  };

  // Somebody else may be signed in, for example when an act is played on its own.
  const become = (person: string) => (facts.subject === person ? [] : storyMoves.signIn(person));

  const letTimePass = async () => {
    // A deposit is cleared a minute after its sender was submitted. A payment settles sooner.
    await sendApp("POST", "emulator/clock", { advance_ms: 62_000 });
    await invalidateResources({ queryClient, kit, resources: ["balances", "transactions"] });
  };

  const addressee = async () => ({
    user_id: await queryClient.query(emulatorStateQuery),
    idempotency_key: crypto.randomUUID(),
  });

  const actions: Readonly<Record<StoryAction, () => Promise<void>>> = {
    async begin() {
      await signIn.mutateAsync(AMARA);
      // A reset remounts the story, which then ignores earlier data.
      if (hasEmulator) {
        // Without a deposit on hold, so that nothing needs attention at the end.
        await startOver(queryClient, "past-orders");
        changeStoryProgress(newRun);
      } else await onBegin();
    },
    async deposit() {
      await deposit.mutateAsync({ amount: DEPOSIT_AMOUNT, symbol: "USDT", ...(await addressee()) });
    },
    async answer() {
      const reference = need(facts.depositReference, "noDeposit");
      await perform(storyMoves.answer(reference, "Sahel Textiles Ltd", countryName({ country: "GHA", locale })));
    },
    clear: letTimePass,
    settle: letTimePass,
    trade: () => perform(storyMoves.trade(TRADE_AMOUNT)),
    async createEndpoint() {
      const url = need(bookkeepingUrl ?? undefined, "unreachable");
      await perform([...become(AMARA), ...storyMoves.createEndpoint(url, bookkeeping)]);
    },
    async fail() {
      await sendApp("POST", "bookkeeping/outage", { isDown: true });
      await transfer.mutateAsync({ amount: TRANSFER_AMOUNT, currency: "NGN", ...(await addressee()) });
      await sendApp("POST", "emulator/clock", { advance_ms: 400_000 });
      await invalidateResources({ queryClient, kit, resources: "all" });
    },
    async recover() {
      await sendApp("POST", "bookkeeping/outage", { isDown: false });
      // The last retry is due after half an hour, or up to a tenth later.
      await sendApp("POST", "emulator/clock", { advance_ms: 2_000_000 });
      await invalidateResources({ queryClient, kit, resources: "all" });
    },
    pay: () => perform([...become(AMARA), ...storyMoves.pay("Kano Grain Traders", "1250000")]),
    approve: () => perform([...become(KWAME), ...storyMoves.approve()]),
  };
  const mutation = useMutation({
    async mutationFn(name: StoryAction) {
      await actions[name]();
      // Not in a callback of the panel, because the reset may have remounted it.
      changeStoryProgress({ performed: true });
    },
  });
  return { ...mutation, cancel };
}

function need<TValue>(value: TValue | undefined, failure: StoryFailure): TValue {
  if (value === undefined) throw new StoryError({ failure });
  return value;
}
