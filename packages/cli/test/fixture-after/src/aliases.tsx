import { formatMoney as format, useOperationMutation } from "@partner-kit/react";
import * as kit from "@partner-kit/react";
import { createWebhook, rotateWebhookSecret } from "@partner-kit/contract";

export function useSecrets() {
  const first = useOperationMutation(createWebhook);
  const second = kit.useOperationMutation(rotateWebhookSecret);
  const third = useOperationMutation(createWebhook);
  return { first, second, third };
}

export function describe(value: string) {
  const { amount: text = "", ...rest } = format({ value, currency: "NGN", locale: "en" });
  return `${text} ${rest.code} ${kit.formatMoney({ value, currency: "NGN", locale: "en" })!.amount}`;
}

export async function load() {
  const { useOperationMutation: useForgetfulMutation, formatMoney } = await import("@partner-kit/react");
  const read = (money: ReturnType<typeof formatMoney>) => money.amount;
  return { useForgetfulMutation, read };
}

export function shadow(format: (value: string) => { figure: string }): string {
  return format("1").figure;
}
