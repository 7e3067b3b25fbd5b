import { formatMoney as format, useForgetfulMutation as useSecret, useOperationMutation } from "@partner-kit/react";
import * as kit from "@partner-kit/react";
import { createWebhook, rotateWebhookSecret } from "@partner-kit/contract";

export function useSecrets() {
  const first = useSecret(createWebhook);
  const second = kit.useForgetfulMutation(rotateWebhookSecret);
  const third = useOperationMutation(createWebhook);
  return { first, second, third };
}

export function describe(value: string) {
  const { figure: text = "", ...rest } = format({ value, currency: "NGN", locale: "en" });
  return `${text} ${rest.code} ${kit.formatMoney({ value, currency: "NGN", locale: "en" })!.figure}`;
}

export async function load() {
  const { useForgetfulMutation, formatMoney } = await import("@partner-kit/react");
  const read = (money: ReturnType<typeof formatMoney>) => money.figure;
  return { useForgetfulMutation, read };
}

export function shadow(format: (value: string) => { figure: string }): string {
  return format("1").figure;
}
