/** What k6 leaves behind of a metric; which values there are depends on its kind. */
interface Metric {
  readonly values: Readonly<Record<string, number>>;
  readonly thresholds?: Readonly<Record<string, { readonly ok: boolean }>>;
}

export interface Summary {
  readonly metrics: Readonly<Record<string, Metric>>;
}

const ROWS = [
  ['customers', '{scenario:customers}'],
  ['admins', '{scenario:admins}'],
  ['widget visitors', '{scenario:visitors}'],
  ['auditors', '{scenario:auditors}'],
  ['reading', '{kind:reading}'],
  ['changing', '{kind:changing}'],
  ['all, preparations too', ''],
] as const;
const HEAD = ['', 'requests', 'per second', 'good', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms'];

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

const rowOf = ({ metrics }: Summary, [name, part]: (typeof ROWS)[number]): readonly string[] | null => {
  const requests = metrics[`http_reqs${part}`]?.values;
  const took = metrics[`http_req_duration${part}`]?.values;
  const good = metrics[`good_answers${part}`]?.values;
  if (!requests?.count || !took || !good) return null;
  const times = [took.med, took['p(95)'], took['p(99)'], took.max].map((ms) => (ms ?? 0).toFixed(1));
  return [name, String(requests.count), (requests.rate ?? 0).toFixed(1), percent(good.rate ?? 0), ...times];
};

/** Lines of a table: who asked how often, how many answers were good, and how long they took. */
export const tableOf = (summary: Summary): readonly string[] => {
  const rows = [HEAD, ...ROWS.map((row) => rowOf(summary, row)).filter((row) => row !== null)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
};

/** Visits that could not begin because k6 ran out of people: then the load was less than planned. */
export const droppedVisits = ({ metrics }: Summary): number => metrics.dropped_iterations?.values.count ?? 0;

/** Thresholds that do not hold, with what was measured. */
export const brokenThresholds = ({ metrics }: Summary): readonly string[] =>
  Object.entries(metrics).flatMap(([name, { thresholds = {}, values }]) =>
    Object.entries(thresholds)
      .filter(([, { ok }]) => !ok)
      .map(([rule]) => `${name}: ${rule} does not hold (${JSON.stringify(values)})`),
  );

/** How many requests were counted for somebody; 0 when nobody of them came. */
export const requestsOf = ({ metrics }: Summary, scenario: string): number =>
  metrics[`http_reqs{scenario:${scenario}}`]?.values.count ?? 0;
