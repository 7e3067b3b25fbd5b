import { isWebhookHostAllowed, WEBHOOK_PATH } from "@partner-kit/contract";
import type { Settings } from "./settings.ts";

type WarningSettings =
  | ("environment" | "logger" | "mount" | "receiverUrl" | "risks" | "signingKey" | "signer" | "withdrawalApiKey")
  | ("changeTimeout" | "drainTimeout" | "webhookDestinations");

/** Logs settings that work but are risky or look like mistakes. Called once per proxy. */
export function logStartWarnings(settings: Pick<Settings, WarningSettings>): void {
  const { environment, logger, mount, receiverUrl, risks, signingKey, signer, withdrawalApiKey } = settings;
  const { changeTimeout, drainTimeout, webhookDestinations } = settings;
  if (risks.unaccepted.length > 0)
    logger.warn({ unsafe: risks.unaccepted }, "unsafe settings: production refuses them unless `unsafe` names them");
  if (environment === "production" && risks.accepted.length > 0)
    logger.warn({ unsafe: risks.accepted }, "production runs with unsafe settings that `unsafe` accepts");
  if ((signingKey !== undefined || signer !== undefined) && withdrawalApiKey === undefined)
    logger.warn({}, "withdrawals use `apiKey`: the service recommends a dedicated key, so set `withdrawalApiKey`");
  if (drainTimeout <= changeTimeout)
    logger.warn(
      { drainTimeout, changeTimeout },
      "`drainTimeout` is not longer than `changeTimeout`: closing can abandon a change in progress",
    );
  if (receiverUrl !== undefined && webhookDestinations && !isWebhookHostAllowed(receiverUrl, webhookDestinations))
    logger.warn({}, "the host of `receiverUrl` is not in `webhookDestinations`: no endpoint can point to the receiver");
  if (receiverUrl !== undefined && new URL(receiverUrl).pathname !== mount + WEBHOOK_PATH)
    logger.warn(
      { expected: mount + WEBHOOK_PATH },
      "the path of `receiverUrl` is not the receiver's path: deliveries arrive only if a server in front rewrites it",
    );
}
