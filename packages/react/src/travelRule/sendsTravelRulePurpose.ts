import type { Session } from "@partner-kit/contract";

/**
 * Whether the proxy passes `purpose` on to the service. The service asks for it but does not say that it takes it, so a
 * proxy that says nothing of it does not.
 */
export function sendsTravelRulePurpose(session: Session | undefined): boolean {
  const features: unknown = session && Reflect.get(session, "features");
  return typeof features === "object" && features !== null && Reflect.get(features, "travel_rule_purpose") === true;
}
