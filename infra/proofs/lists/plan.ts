/** A step of PostgreSQL's plan, as `explain (format json)` has it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Plan Rows': number;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const stepsOf = (plan: PlanNode): readonly PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(stepsOf)];

/** Names of all indexes that a plan uses. */
export const indexesOf = (plan: PlanNode): readonly string[] =>
  stepsOf(plan).flatMap((step) => step['Index Name'] ?? []);

/** Tables that a plan reads from one end to the other, and how many of their rows it wants. */
export const wholeReadings = (plan: PlanNode): readonly { readonly table: string; readonly rows: number }[] =>
  stepsOf(plan).flatMap((step) =>
    step['Node Type'] === 'Seq Scan' && step['Relation Name']
      ? [{ table: step['Relation Name'], rows: step['Plan Rows'] }]
      : [],
  );

/** How many rows each step puts in order by itself, rather than by an index. */
export const sortedRows = (plan: PlanNode): readonly number[] =>
  stepsOf(plan).flatMap((step) => (step['Node Type'] === 'Sort' ? [step['Plan Rows']] : []));
