import type { Recipient } from "@partner-kit/contract";

/** The name under which a recipient is shown: its label, its account holder, or its ID. */
export function nameOf({ label, account_name, id }: Recipient): string {
  return (label || account_name || id).trim().normalize();
}
