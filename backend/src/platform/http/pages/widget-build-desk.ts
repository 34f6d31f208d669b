import type { Pool } from 'pg';
import type { WidgetBuilds } from './widget-builds.ts';

/** A pinned build as an operator sees it. */
export interface KeptBuild {
  readonly build: string;
  /** When a process last had it. */
  readonly inUseAt: Date;
  readonly withdrawnAt: Date | null;
  /** Pages that have pinned it can be told that it was withdrawn: builds of before that was possible just end. */
  readonly hasFarewell: boolean;
}

/** Ends pinned builds of the chat widget before their time. */
export interface WidgetBuildDesk {
  /** The newest first, `limit` at most. */
  list(limit: number): Promise<readonly KeptBuild[]>;
  /** The build that this installation has itself; null while none is built. */
  current(): Promise<string | null>;
  /** Answers whether that changed anything. */
  withdraw(build: string): Promise<boolean>;
  /** Takes a withdrawal back; answers whether there was one. */
  restore(build: string): Promise<boolean>;
}

export interface WidgetBuildDeskDeps {
  readonly pool: Pick<Pool, 'query'>;
  readonly builds: Pick<WidgetBuilds, 'current'>;
  readonly now: () => Date;
}

const LIST = `
  select build, max(in_use_at) as "inUseAt", max(withdrawn_at) as "withdrawnAt",
    bool_or(file = 'withdrawn.js') as "hasFarewell"
  from http.widget_scripts group by build order by max(in_use_at) desc, build limit $1`;
const WITHDRAW = 'update http.widget_scripts set withdrawn_at = $2 where build = $1 and withdrawn_at is null';
const RESTORE = 'update http.widget_scripts set withdrawn_at = null where build = $1 and withdrawn_at is not null';

export const createWidgetBuildDesk = ({ pool, builds, now }: WidgetBuildDeskDeps): WidgetBuildDesk => {
  const changes = async (text: string, values: readonly unknown[]) =>
    ((await pool.query(text, [...values])).rowCount ?? 0) > 0;
  return {
    list: async (limit) => (await pool.query<KeptBuild>(LIST, [limit])).rows,
    current: async () => (await builds.current())?.build ?? null,
    withdraw: (build) => changes(WITHDRAW, [build, now()]),
    restore: (build) => changes(RESTORE, [build]),
  };
};
