import type { ApprovalEventType } from "@partner-kit/contract";

/** A finished request, reported after its response. Contains nothing from its path, query or body. */
export interface RequestReport {
  /** Name of the operation, path of a kit route, or `none`. */
  readonly operation: string;
  readonly method: string;
  readonly status: number;
  /** The proxy's ID of the request, also in the log, the audit and the response header `x-correlation-id`. */
  readonly correlationId: string;
  /** The signed-in user, if known. */
  readonly subject: string | undefined;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Milliseconds until the response was ready. For a live stream: until it started. */
  readonly duration: number;
}

export interface Metrics {
  request(report: Pick<RequestReport, "operation" | "status">): void;
  /** Counts one request to the service. `outcome` is its status, or an error code if the response is unusable. */
  upstream(exchange: { readonly outcome: string | number; readonly milliseconds: number }): void;
  /** Counts a change of an approval's status. */
  approval(type: ApprovalEventType): void;
  /** Writes all metrics in the Prometheus text format. `alarms` has the count of each alarm by name. */
  write(gauges: Gauges, alarms: ReadonlyMap<string, number>): string;
}

/** Help text and current value by name. A value can be a record by `class`. */
export type Gauges = Readonly<
  Record<string, readonly [help: string, value: number | Readonly<Record<string, number>>]>
>;

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics. Labels come from fixed lists, so that callers cannot add new ones. */
export function createMetrics(): Metrics {
  /** By operation, then by status. */
  const requests = new Map<string, Map<number, number>>();
  const approvals = new Map<ApprovalEventType, number>();
  const exchanges = new Map<string | number, number>();
  const buckets = BUCKETS_SECONDS.map(() => 0);
  let seconds = 0;
  let count = 0;

  return {
    request({ operation, status }) {
      const ofOperation = requests.get(operation) ?? new Map<number, number>();
      requests.set(operation, ofOperation);
      increase(ofOperation, status);
    },
    upstream({ outcome, milliseconds }) {
      increase(exchanges, outcome);
      const duration = Math.max(milliseconds, 0) / 1000;
      seconds += duration;
      count += 1;
      const bucket = BUCKETS_SECONDS.findIndex((limit) => duration <= limit);
      if (bucket !== -1) buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    },
    approval: (type) => increase(approvals, type),
    write(gauges, alarms) {
      let below = 0;
      const lines = [
        ...head("requests_total", "counter", "Requests, by operation and status."),
        ...Array.from(requests).flatMap(([operation, counts]) =>
          Array.from(counts, ([status, n]) => `requests_total{operation="${operation}",status="${status}"} ${n}`),
        ),
        ...head("upstream_requests_total", "counter", "Requests to the service, by status or error code."),
        ...Array.from(exchanges, ([outcome, times]) => `upstream_requests_total{outcome="${outcome}"} ${times}`),
        ...head("upstream_seconds", "histogram", "Response time of the service."),
        ...BUCKETS_SECONDS.map((limit, index) => {
          below += buckets[index] ?? 0;
          return `upstream_seconds_bucket{le="${limit}"} ${below}`;
        }),
        `upstream_seconds_bucket{le="+Inf"} ${count}`,
        `upstream_seconds_sum ${seconds}`,
        `upstream_seconds_count ${count}`,
        ...head("approvals_total", "counter", "Changes of the status of approvals, by event."),
        ...Array.from(approvals, ([event, times]) => `approvals_total{event="${event}"} ${times}`),
        ...head("alarms_total", "counter", "Alarms raised, by name."),
        ...Array.from(alarms, ([name, times]) => `alarms_total{alarm="${name}"} ${times}`),
        ...Object.entries(gauges).flatMap(([name, [help, value]]) => [
          ...head(name, "gauge", help),
          ...(typeof value === "number"
            ? [`${name} ${value}`]
            : Object.entries(value).map(([label, one]) => `${name}{class="${label}"} ${one}`)),
        ]),
      ];
      // Prefixes every metric name, also after `# HELP` and `# TYPE`.
      return lines.map((line) => `${line.replace(/^(?:# [A-Z]+ )?/, "$&partner_kit_")}\n`).join("");
    },
  };
}

function increase<TKey>(counts: Map<TKey, number>, key: TKey): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function head(name: string, type: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}
