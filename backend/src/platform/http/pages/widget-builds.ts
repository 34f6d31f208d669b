import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';

/** A build of the chat widget with an address that stays: its name, and what its loader may hash to, for `integrity`. */
export interface PinnedBuild {
  readonly build: string;
  readonly integrity: string;
}

/** A script as it is sent, by how it is encoded. */
export interface KeptScript {
  readonly content: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

export interface WidgetBuilds {
  /** The build that this process has; null while none is built, or when an operator has withdrawn it. */
  current(): Promise<PinnedBuild | null>;
  /** A script of an earlier build, such as `loader.js`; null when there is none (any more). */
  scriptOf(build: string, file: string): Promise<KeptScript | null>;
  /** Whether an operator has ended a build, as far as was known ten seconds ago. */
  isWithdrawn(build: string): Promise<boolean>;
  /** Keeps this process's build, and deletes scripts of builds that no process has had for a year; answers how many. */
  tidy(limit: number): Promise<number>;
}

export interface WidgetBuildsDeps {
  /** The folder of the widget's build. */
  readonly folder: string;
  readonly pool: Pick<Pool, 'query'>;
  readonly now: () => Date;
}

/** Where builds have addresses that stay, below the folder of what is built for browsers. */
export const PINNED_FOLDER = 'chat-widget/v1';
const KEPT_DAYS = 366;
const DAY_MS = 86_400_000;
const LOOK_EVERY_MS = 10_000;

const KEEP = `
  insert into http.widget_scripts (build, file, content, brotli, gzip, in_use_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (build, file) do update set in_use_at = greatest(http.widget_scripts.in_use_at, excluded.in_use_at)`;
const WITHDRAWN = 'select distinct build from http.widget_scripts where withdrawn_at is not null';
const FORGET = `
  delete from http.widget_scripts where (build, file) in (
    select build, file from http.widget_scripts where in_use_at < $1 order by in_use_at limit $2)`;

export const createWidgetBuilds = ({ folder, pool, now }: WidgetBuildsDeps): WidgetBuilds => {
  const place = join(folder, 'client', PINNED_FOLDER);
  /** When this process last said that its build is in use. */
  let keptAt = Number.NEGATIVE_INFINITY;

  let known: { readonly at: number; readonly withdrawn: Promise<ReadonlySet<string>> } | null = null;

  const readWithdrawn = async () => {
    const { rows } = await pool.query<{ build: string }>({ name: 'widget-builds.withdrawn', text: WITHDRAWN });
    return new Set(rows.map(({ build }) => build));
  };
  const isWithdrawn = async (build: string): Promise<boolean> => {
    const at = now().getTime();
    if (known === null || Math.abs(at - known.at) > LOOK_EVERY_MS) known = { at, withdrawn: readWithdrawn() };
    const asked = known;
    try {
      return (await asked.withdrawn).has(build);
    } catch (error) {
      if (known === asked) known = null;
      throw error;
    }
  };
  const built = async (): Promise<PinnedBuild | null> => {
    const about = await readFile(join(place, 'current.json'), 'utf8').catch(() => null);
    return about === null ? null : (JSON.parse(about) as PinnedBuild);
  };
  const keep = async () => {
    const found = await built();
    if (found === null || now().getTime() - keptAt < DAY_MS) return;
    const files = (await readdir(join(place, found.build))).filter((file) => file.endsWith('.js'));
    for (const file of files) {
      const path = join(place, found.build, file);
      const contents = await Promise.all([path, `${path}.br`, `${path}.gz`].map((name) => readFile(name)));
      await pool.query(KEEP, [found.build, file, ...contents, now()]);
    }
    keptAt = now().getTime();
  };
  return {
    async current() {
      const found = await built();
      return found === null || (await isWithdrawn(found.build)) ? null : found;
    },
    isWithdrawn,
    async scriptOf(build, file) {
      const { rows } = await pool.query<KeptScript>({
        name: 'widget-builds.scriptOf',
        text: 'select content, brotli, gzip from http.widget_scripts where build = $1 and file = $2',
        values: [build, file],
      });
      return rows[0] ?? null;
    },
    async tidy(limit) {
      await keep();
      const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
      return (await pool.query(FORGET, [before, limit])).rowCount ?? 0;
    },
  };
};
