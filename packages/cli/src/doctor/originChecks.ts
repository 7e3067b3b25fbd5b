import { KIT_HEADER, simulateFiatDeposit, verifyBankAccount } from "@partner-kit/contract";
import { failed, failedIf, passed, skipped, unknown, type Verdict } from "../checks/Check.ts";
import { describe, readError } from "../http/readResponse.ts";
import type { HttpResponse } from "../http/sendRequest.ts";
import { changeHeaders, type Target } from "./createTarget.ts";
import type { DoctorCheck } from "./Deployment.ts";

const FOREIGN = "https://doctor.invalid";

/** Sends a change that no proxy can forward, because its body lacks every field. A header set to `undefined` is left out. */
function sendChange(
  target: Target,
  changed: Readonly<Record<string, string | undefined>> = {},
  { path }: { readonly path: string } = verifyBankAccount,
): Promise<HttpResponse> {
  const all = Object.entries({ ...changeHeaders(target), ...changed });
  const headers = Object.fromEntries(all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  return target.probe({ method: "POST", path, headers, body: "{}" });
}

/** Passes if a request was refused because of its origin. A server error does not answer that. */
function judge(response: HttpResponse, problem: string): Verdict {
  if (isRefused(response)) return passed;
  return response.status >= 500 ? unknown(`The response was ${describe(response)}.`) : failed(problem);
}

function isRefused(response: HttpResponse): boolean {
  return response.status === 403 && readError(response)?.code === "REQUEST_REFUSED";
}

export const hostHeader: DoctorCheck = {
  id: "host-header",
  title: "The proxy sees the host that the browser used",
  probe: "Sends an invalid change as a page of the same origin.",
  remedy:
    "Reads work, but every change from your own pages is refused. Forward the Host header, or list the page's origin in `allowedOrigins`.",
  async run({ target, session }) {
    if (!session) return skipped;
    const { message = "" } = readError(await sendChange(target)) ?? {};
    return failedIf(
      /does not match its Host/.test(message)
        ? "The proxy received another Host header than this command sent."
        : undefined,
    );
  },
};

export const csrfHeader: DoctorCheck = {
  id: "csrf-header",
  title: "Changes need the kit's header",
  probe: `Sends an invalid change without \`${KIT_HEADER}\`.`,
  remedy: `Nothing was changed, because the probe was invalid. Do not add \`${KIT_HEADER}\` to requests in front of the proxy: only your page may send it.`,
  async run({ target, session }) {
    if (!session) return skipped;
    const response = await sendChange(target, { [KIT_HEADER]: undefined });
    return judge(response, `A change without the header was not refused (${describe(response)}).`);
  },
};

export const foreignOrigin: DoctorCheck = {
  id: "foreign-origin",
  title: "Requests from pages of other origins are refused",
  probe:
    "Sends an invalid change with another origin and one without an origin, and reads the session from another site.",
  remedy:
    "Nothing was changed, because the probes were invalid. Forward `Origin` and `Sec-Fetch-Site` unchanged, and list only your own origins in `allowedOrigins`.",
  async run({ target, session }) {
    if (!session) return skipped;
    const foreign = { origin: FOREIGN, "sec-fetch-site": "cross-site" };
    const changed = judge(
      await sendChange(target, { origin: FOREIGN }),
      "A change from another origin was not refused.",
    );
    if (changed.kind !== "passed") return changed;
    const bare = judge(
      await sendChange(target, { origin: undefined }),
      "A change without an Origin header was not refused.",
    );
    if (bare.kind !== "passed") return bare;
    return judge(
      await target.probe({ path: "/kit/session", headers: foreign }),
      "A page of another site could request the session.",
    );
  },
};

export const cors: DoctorCheck = {
  id: "cors",
  title: "Pages of other origins cannot read responses",
  probe: "Reads the session and sends a preflight, each from another origin and from the opaque origin.",
  remedy:
    "Changes still need the kit's header. Remove CORS middleware in front of the proxy: `allowedOrigins` sets the headers for your own origins.",
  async run({ target }) {
    for (const origin of [FOREIGN, "null"]) {
      const preflight = {
        "access-control-request-method": "POST",
        "access-control-request-headers": `content-type, ${KIT_HEADER}`,
      };
      const responses = [
        await target.probe({ path: "/kit/session", headers: { origin } }),
        await target.probe({
          method: "OPTIONS",
          path: verifyBankAccount.path,
          headers: { origin, ...preflight },
        }),
      ];
      for (const { headers } of responses) {
        const allowed = headers["access-control-allow-origin"];
        if (allowed === "*" || allowed === origin) return failed(`\`access-control-allow-origin\` is \`${allowed}\`.`);
      }
    }
    return passed;
  },
};

export const simulation: DoctorCheck = {
  id: "simulation",
  title: "The simulation is off in production",
  probe: "Sends an invalid simulated deposit if the session says `production`. Does not apply elsewhere.",
  remedy:
    "Nothing was simulated, because the probe was invalid. Set `environment` (PARTNER_KIT_ENVIRONMENT) to `production` on every instance.",
  async run({ target, session }) {
    if (session?.environment !== "production") return skipped;
    const isListed = Object.entries(session.operations).some(
      ([name, { allowed }]) => allowed && name.startsWith("simulate"),
    );
    if (isListed) return failed("The session of a production proxy allows a simulation.");
    const response = await sendChange(target, {}, simulateFiatDeposit);
    const problem = `A production proxy accepted a simulated deposit for validation (${describe(response)}).`;
    return failedIf(response.status === 403 ? undefined : problem);
  },
};
