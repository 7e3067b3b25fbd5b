import { openEnum } from "../schema/openEnum.ts";

/**
 * How receiving webhooks goes. `wrong_secret`: a delivery came that no secret fits, and none since that one does.
 * `sealed_secret`: a stored secret cannot be opened with the proxy's store keys. `clock_skew`: the clocks of the proxy and
 * the service differ too much for deliveries to be stored.
 */
export const receiverState = openEnum<"ok" | "no_secret" | "wrong_secret" | "sealed_secret" | "clock_skew">();

/** How the host's handler of events does. `parked`: it failed on events, which were set aside. `behind`: events wait for it. */
export const handlerState = openEnum<"ok" | "parked" | "behind">();
