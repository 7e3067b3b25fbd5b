import {
  invalidateResources,
  useAcceptQuote,
  useApproveChange,
  useCreateQuote,
  useCreateWebhook,
  usePartnerKit,
  useRecipients,
  useRotateWebhookSecret,
  useSimulateCryptoDeposit,
  useSubmitTravelRule,
  useSubmitWithdrawal,
  useWithdrawalQuote,
} from "@partner-kit/react";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { sendApp } from "../backend/callApp.ts";
import { emulatorStateQuery } from "../backend/emulatorState.ts";
import { startOver } from "../backend/startOver.ts";
import { useSignIn } from "../session/useSignIn.ts";
import { changeStoryProgress } from "./storyProgress.ts";
import type { StoryAction, StoryFacts } from "./storySteps.ts";

export interface UseStoryActionsParameters {
  readonly facts: StoryFacts;
  /** URL of the bookkeeping endpoint. */
  readonly bookkeepingUrl: string | null;
  /** Whether the emulator's controls are available. */
  readonly hasEmulator: boolean;
  /** Ignores earlier data. Called if the account cannot be reset. */
  readonly onBegin: () => Promise<void>;
}

/** Runs the action of a step with the operations that the screens use. */
export function useStoryActions(parameters: UseStoryActionsParameters): UseMutationResult<void, Error, StoryAction> {
  const { facts, bookkeepingUrl, hasEmulator, onBegin } = parameters;
  const { kit, queryClient } = usePartnerKit();
  const [, navigate] = useLocation();
  const signIn = useSignIn();
  const deposit = useSimulateCryptoDeposit();
  const submit = useSubmitTravelRule();
  const quote = useCreateQuote();
  const accept = useAcceptQuote();
  const create = useCreateWebhook();
  const rotate = useRotateWebhookSecret();
  const withdrawalQuote = useWithdrawalQuote();
  const withdraw = useSubmitWithdrawal();
  const approve = useApproveChange();
  // Subscribes, so that leaving a screen with recipients does not cancel the read.
  const recipients = useRecipients();

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
      const id = need(facts.depositId, "No deposit is held.");
      await submit.mutateAsync({ id, sender_originator: "Sahel Textiles Ltd", sender_country: "GHA" });
    },
    async advance() {
      await sendApp("POST", "emulator/clock", { advance_ms: 600_000 });
      await invalidateResources({ queryClient, kit, resources: ["balances", "transactions"] });
    },
    async trade() {
      const { quote_id } = await quote.mutateAsync({ pair_id: "BTC-USD", side: "buy", amount: "0.0206" });
      await accept.mutateAsync({ quote_id });
      navigate("/orders");
    },
    async createEndpoint() {
      const url = need(bookkeepingUrl ?? undefined, "The service cannot reach this page.");
      await create.mutateAsync({ url, description: "Bookkeeping", enabled: true, event_types: ["deposit.success"] });
      // The story does not need the secret.
      create.reset();
    },
    async rotate() {
      const webhook_id = need(facts.bookkeepingId, "The endpoint does not exist.");
      await rotate.mutateAsync({ webhook_id });
      rotate.reset();
    },
    async fail() {
      await sendApp("POST", "bookkeeping/outage", { isDown: true });
      await sendApp("POST", "emulator/events", { type: "deposit.success" });
      await sendApp("POST", "emulator/clock", { advance_ms: 400_000 });
      await invalidateResources({ queryClient, kit, resources: "all" });
    },
    becomeLeila: async () => signIn.mutateAsync("leila@harmattan.example"),
    becomeAmara: async () => signIn.mutateAsync("amara@harmattan.example"),
    becomeKwame: async () => signIn.mutateAsync("kwame@harmattan.example"),
    async pay() {
      const { data = [] } = await recipients.refetch();
      const supplier = need(
        data.find(({ label }) => label === SUPPLIER),
        `${SUPPLIER} is not saved.`,
      );
      const { currency } = supplier;
      const { withdrawal_quote_id } = await withdrawalQuote.mutateAsync({
        recipient_id: supplier.id,
        amount: "1250000",
        currency,
      });
      const input = { withdrawal_quote_id, idempotency_key: crypto.randomUUID() };
      await withdraw.mutateAsync(input).catch((error: unknown) => {
        // The policy holds the payment.
        if (!(error instanceof Error && "code" in error && error.code === "APPROVAL_REQUIRED")) throw error;
      });
      navigate("/approvals");
      await invalidateResources({ queryClient, kit, resources: ["approvals"] });
    },
    async approve() {
      await approve.mutateAsync({ approval_id: need(facts.approvalId, "No payment is held.") });
      navigate("/transactions");
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

const SUPPLIER = "Kano Grain Traders";

function need<TValue>(value: TValue | undefined, reason: string): TValue {
  if (value === undefined) throw new Error(reason);
  return value;
}
