import type { Permission } from "./permission.ts";
import { Refusal } from "./Refusal.ts";

/** Throws the refusal that belongs to a permission that was not given. */
export function refuseUnpermitted(permission: Permission): void {
  if (permission.allowed) return;
  const { reason, scope = "" } = permission;
  switch (reason) {
    case "not_granted":
      throw new Refusal({
        code: "GRANT_MISSING",
        message: `not_granted: the signed-in person was not granted ${scope}.`,
      });
    case "key_lacks_scope":
      throw new Refusal({ code: "GRANT_MISSING", message: `key_lacks_scope: the API key does not have ${scope}.` });
    case "production":
      throw new Refusal({ code: "OPERATION_OFF", message: "production: the simulation does not exist in production." });
    case "switched_off":
      throw new Refusal({ code: "OPERATION_OFF", message: "switched_off: this mount does not offer the operation." });
    case "no_signing_key":
      throw new Refusal({
        code: "OPERATION_OFF",
        message: "no_signing_key: the proxy has no key to sign withdrawals with.",
      });
  }
}
