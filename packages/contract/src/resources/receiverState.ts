import { openEnum } from "../schema/openEnum.ts";

/**
 * The state of the webhook receiver. `wrong_secret`: no secret matched a delivery, and no later delivery matched.
 * `sealed_secret`: the store keys cannot decrypt a stored secret. `unsaved_secret`: a new secret could not be
 * stored, and is lost when the proxy ends. `clock_skew`: the clocks of the proxy and the service differ too much to store
 * deliveries.
 */
export const receiverState = openEnum<
  "ok" | "no_secret" | "wrong_secret" | "sealed_secret" | "unsaved_secret" | "clock_skew"
>();

/** The state of the host's event handler. `parked`: it failed on events too often. `behind`: events wait for it. */
export const handlerState = openEnum<"ok" | "parked" | "behind">();
