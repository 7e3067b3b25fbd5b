import { openEnum } from "../schema/openEnum.ts";

/** How receiving webhooks goes. `wrong_secret`: a delivery came that no secret fits, and none since that one does. */
export const receiverState = openEnum<"ok" | "no_secret" | "wrong_secret">();
