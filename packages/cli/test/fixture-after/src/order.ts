import { type QueryHookParameters, useOrder } from "@partner-kit/react";
import type { getOrder } from "@partner-kit/contract";

export function useTitle(parameters: QueryHookParameters<typeof getOrder>): string {
  return useOrder(parameters).data?.order_id ?? "";
}
