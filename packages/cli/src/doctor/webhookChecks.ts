import { WEBHOOK_PATH } from "@partner-kit/contract";
import { createWebhookSecret, signWebhook, webhookHeaders } from "@partner-kit/contract/webhook";
import { failed, failedIf, passed, skipped } from "../checks/Check.ts";
import { describe, isSuccess, readError } from "../http/readResponse.ts";
import type { HttpResponse } from "../http/sendRequest.ts";
import type { Deployment, DoctorCheck } from "./Deployment.ts";

export const webhookRoute: DoctorCheck = {
  id: "webhook-route",
  title: "Deliveries reach the receiver",
  probe: "Sends a delivery without a signature to `/kit/webhook`, and checks that the response is the receiver's.",
  remedy:
    "Nothing was stored. The service does not retry most 4xx responses and redirects, so events are lost: exclude `/kit/webhook` from sign-in, CSRF middleware and bot protection.",
  async run(deployment) {
    const response = await sendUnsigned(deployment);
    const code = readError(response)?.code ?? "none";
    const isElsewhere = ["none", "NO_SUCH_OPERATION", "METHOD_NOT_ALLOWED", "SESSION_REQUIRED"].includes(code);
    return failedIf(
      isElsewhere && !isSuccess(response) ? `The response was not the receiver's (${describe(response)}).` : undefined,
    );
  },
};

export const webhookUnsigned: DoctorCheck = {
  id: "webhook-unsigned",
  title: "Deliveries without a signature are refused",
  probe: "Sends a delivery without a signature to `/kit/webhook`, and checks that it is refused.",
  remedy:
    "Anyone can send you invented events until this is fixed. Let only the proxy's receiver respond to `/kit/webhook`.",
  run: async (deployment) =>
    failedIf(isSuccess(await sendUnsigned(deployment)) ? "A delivery without a signature was accepted." : undefined),
};

export const webhookForged: DoctorCheck = {
  id: "webhook-forged",
  title: "Deliveries with a wrong signature are refused",
  probe: "Sends a delivery that is signed with a random secret to `/kit/webhook`, and checks that it is refused.",
  remedy:
    "Anyone can send you invented events until this is fixed. Let only the proxy's receiver respond to `/kit/webhook`.",
  run: async (deployment) =>
    failedIf(isSuccess(await sendForged(deployment)) ? "A delivery with a wrong signature was accepted." : undefined),
};

export const bodyParser: DoctorCheck = {
  id: "body-parser",
  title: "Request bodies reach the proxy unread",
  probe: "Sends wrongly signed deliveries with JSON and with text that is not JSON, which the receiver refuses alike.",
  remedy:
    "Nothing was stored, and genuine deliveries are refused too. Mount the proxy before `express.json()` and other body parsers.",
  async run(deployment) {
    const json = await sendForged(deployment);
    if (/read the body before/.test(readError(json)?.message ?? ""))
      return failed("Middleware read the body before the proxy.");
    if (json.status === 400) return failed("The receiver could not read the body.");
    // A parser refuses the text before the receiver sees it.
    const text = await sendForged(deployment, "{");
    if (readError(json)?.code === "DELIVERY_REFUSED") return skipped;
    return text.status === json.status
      ? passed
      : failed(`A body that is not JSON was refused with ${text.status}, and JSON with ${json.status}.`);
  },
};

const BODY = JSON.stringify({
  id: "doctor",
  type: "doctor.probe",
  version: 1,
  occurred_at: "2026-01-05T09:00:00Z",
  data: {},
});

function sendUnsigned({ target }: Deployment): Promise<HttpResponse> {
  const headers = { "content-type": "application/json" };
  return target.probe({ method: "POST", path: WEBHOOK_PATH, headers, body: BODY, isAnonymous: true });
}

async function sendForged({ target, now }: Deployment, body = BODY): Promise<HttpResponse> {
  const timestamp = Math.floor(now() / 1000);
  const headers = {
    "content-type": "application/json",
    [webhookHeaders.id]: "doctor",
    [webhookHeaders.timestamp]: String(timestamp),
    [webhookHeaders.signature]: await signWebhook({ secret: createWebhookSecret(), id: "doctor", timestamp, body }),
  };
  return target.probe({ method: "POST", path: WEBHOOK_PATH, headers, body, isAnonymous: true });
}
