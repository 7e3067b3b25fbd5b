/** What happened to one request, told when it has been answered. Holds nothing of its path, query or body. */
export interface RequestReport {
  /** Name of the operation, path of a route of the kit, or `none`. */
  readonly operation: string;
  readonly method: string;
  readonly status: number;
  /** Who asked, where that was found out. */
  readonly subject: string | undefined;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Milliseconds until the answer was there; of a live stream, until it began. */
  readonly duration: number;
}

export interface Metrics {
  request(report: RequestReport): void;
  /** One exchange with the service. `outcome` is its status or, without a usable answer, the code of what went wrong. */
  upstream(exchange: { readonly outcome: string | number; readonly milliseconds: number }): void;
  /** Everything in the text format of Prometheus. `gauges` by name: a help text, and the value now. */
  write(gauges: Readonly<Record<string, readonly [help: string, value: number]>>): string;
}

/** How often, by name and outcome. */
type Counts = Map<string, Map<string | number, number>>;

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Makes counters. Labels are taken from short lists, so that no caller can grow them. */
export function createMetrics(): Metrics {
  const requests: Counts = new Map();
  const exchanges: Counts = new Map();
  const buckets = BUCKETS_SECONDS.map(() => 0);
  let seconds = 0;
  let count = 0;

  return {
    request({ operation, status }) {
      increase(requests, operation, status);
    },
    upstream({ outcome, milliseconds }) {
      increase(exchanges, "all", outcome);
      const duration = Math.max(milliseconds, 0) / 1000;
      seconds += duration;
      count += 1;
      const bucket = BUCKETS_SECONDS.findIndex((limit) => duration <= limit);
      if (bucket !== -1) buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    },
    write(gauges) {
      let below = 0;
      const lines = [
        ...head("requests_total", "counter", "Requests answered, by operation and status."),
        ...samples(requests, (operation, status) => `requests_total{operation="${operation}",status="${status}"}`),
        ...head("upstream_requests_total", "counter", "Requests to the service, by status or what went wrong."),
        ...samples(exchanges, (_, outcome) => `upstream_requests_total{outcome="${outcome}"}`),
        ...head("upstream_seconds", "histogram", "How long the service took to answer."),
        ...BUCKETS_SECONDS.map((limit, index) => {
          below += buckets[index] ?? 0;
          return `partner_kit_upstream_seconds_bucket{le="${limit}"} ${below}`;
        }),
        `partner_kit_upstream_seconds_bucket{le="+Inf"} ${count}`,
        `partner_kit_upstream_seconds_sum ${seconds}`,
        `partner_kit_upstream_seconds_count ${count}`,
        ...Object.entries(gauges).flatMap(([name, [help, value]]) => [
          ...head(name, "gauge", help),
          `partner_kit_${name} ${value}`,
        ]),
      ];
      return `${lines.join("\n")}\n`;
    },
  };
}

function increase(counts: Counts, name: string, outcome: string | number): void {
  const ofName = counts.get(name) ?? new Map<string | number, number>();
  counts.set(name, ofName);
  ofName.set(outcome, (ofName.get(outcome) ?? 0) + 1);
}

function head(name: string, type: string, help: string): string[] {
  return [`# HELP partner_kit_${name} ${help}`, `# TYPE partner_kit_${name} ${type}`];
}

function samples(counts: Counts, write: (name: string, outcome: string | number) => string): string[] {
  return Array.from(counts).flatMap(([name, ofName]) =>
    Array.from(ofName, ([outcome, count]) => `partner_kit_${write(name, outcome)} ${count}`),
  );
}
