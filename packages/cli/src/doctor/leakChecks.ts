import { failed, failedIf, passed } from "../checks/Check.ts";
import type { HttpResponse } from "../http/sendRequest.ts";
import type { DoctorCheck } from "./Deployment.ts";
import { findSecrets } from "./findSecrets.ts";

export const keyLeak: DoctorCheck = {
  id: "key-leak",
  title: "No response contains a key or a secret",
  probe:
    "Searches the headers and bodies of every response for API keys, webhook secrets, private keys, and the proxy's secrets in the environment.",
  remedy:
    "Treat the secret as public: replace it now. Then remove the code in front of the proxy that adds it to responses.",
  run({ target, secrets }) {
    for (const response of target.responses) {
      const name = Object.keys(response.headers).find((header) => /api-?key/.test(header));
      if (name !== undefined) return failed(`A response has the header ${name}.`);
      const [found] = findSecrets(textOf(response), secrets);
      if (found) return failed(`A response with status ${response.status} contains a secret (${found.kind}).`);
    }
    return passed;
  },
};

export const requestReflection: DoctorCheck = {
  id: "request-reflection",
  title: "Errors do not repeat the headers of a request",
  probe: "Searches every response for a random value that the probes send in a header.",
  remedy:
    "Such a page can show cookies and forwarded keys to others. Turn off debug pages and request logging in responses in front of the proxy.",
  run: ({ target: { responses, marker } }) =>
    failedIf(
      responses.some((response) => textOf(response).includes(marker))
        ? "A response repeats a header of its request."
        : undefined,
    ),
};

function textOf({ headers, text }: HttpResponse): string {
  return `${JSON.stringify(headers)}\n${text}`;
}
