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
  upstream(exchange: { readonly outcome: string; readonly milliseconds: number }): void;
  /** Everything in the text format of Prometheus. `gauges` by name: a help text, and the value now. */
  write(gauges: Readonly<Record<string, readonly [help: string, value: number]>>): string;
}

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Makes counters. Labels are taken from short lists, so that no caller can grow them. */
export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const exchanges = new Map<string, number>();
  const buckets = BUCKETS_SECONDS.map(() => 0);
  let seconds = 0;
  let count = 0;

  return {
    request({ operation, status }) {
      increase(requests, `operation="${operation}",status="${status}"`);
    },
    upstream({ outcome, milliseconds }) {
      increase(exchanges, `outcome="${outcome}"`);
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
        ...samples("requests_total", requests),
        ...head("upstream_requests_total", "counter", "Requests to the service, by status or what went wrong."),
        ...samples("upstream_requests_total", exchanges),
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

function increase(counts: Map<string, number>, labels: string): void {
  counts.set(labels, (counts.get(labels) ?? 0) + 1);
}

function head(name: string, type: string, help: string): string[] {
  return [`# HELP partner_kit_${name} ${help}`, `# TYPE partner_kit_${name} ${type}`];
}

function samples(name: string, counts: ReadonlyMap<string, number>): string[] {
  return Array.from(counts, ([labels, value]) => `partner_kit_${name}{${labels}} ${value}`);
}
