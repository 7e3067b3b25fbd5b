import { type UseOrderParameters, useOrder } from "@partner-kit/react";

export function useTitle(parameters: UseOrderParameters): string {
  return useOrder(parameters).data?.order_id ?? "";
}
