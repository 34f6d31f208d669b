import { setTimeout as delay } from 'node:timers/promises';
import type { AuditCheckpoint } from '@sternklar/contracts/audit/audit.api';
import type { EventStore } from '@sternklar/event-store/event-store';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import type pg from 'pg';
import { createPublicLog } from '../../../backend/src/audit/command-line/public-log.ts';
import { watchLog } from '../../../backend/src/audit/command-line/watch-log.ts';
import { watchUrl } from '../../../backend/src/audit/command-line/watch-url.ts';
import type { Proof } from '../common/proof.ts';
import type { Stage } from '../common/stage.ts';
import { verdictOnExport } from './export-and-verify.ts';
import type { Stock } from './stock.ts';

export interface RewritingTrial {
  readonly store: EventStore;
  readonly log: TransparencyLog;
  readonly stock: Stock;
  readonly owner: pg.Client;
  readonly stage: Stage;
}

/** What an operator with every right does: the event, then everything that was computed from it. */
const REWRITE = [
  'alter table event_log.events disable trigger events_are_append_only',
  `update event_log.events set data = replace(data, '"to":"gelöscht"', '"to":"nicht_genehmigt"') where position = $1`,
  ...['log', 'leaves', 'tiles', 'checkpoints'].map(
    (table) => `alter table transparency_log.${table} disable trigger user`,
  ),
  `truncate transparency_log.leaves, transparency_log.tiles, transparency_log.checkpoints, transparency_log.cosignatures`,
  'update transparency_log.log set size = 0, position = 0, note = null',
];
const REBUILT_WITHIN_MS = 30_000;

/**
 * Rewrites an event, throws the tree away, and lets the product build and sign it anew with its real key: whole in itself,
 * and found by whoever kept a checkpoint. What was kept from before the event stays good.
 */
export const tryRewriting = async (proof: Proof, trial: RewritingTrial): Promise<void> => {
  const { owner, stock, stage } = trial;
  const { rows } = await owner.query<{ position: number }>(
    `select position::int from event_log.events where type = 'ReviewStatusChanged' and data like '%"to":"gelöscht"%'
     order by position offset 2 limit 1`,
  );
  const position = rows[0]?.position ?? 0;
  const [before, after] = [
    stock.earlier.filter(({ size }) => size < position),
    stock.earlier.filter(({ size }) => size >= position),
  ];
  if (before.length === 0 || after.length === 0)
    throw new Error(`No checkpoint is older or younger than event ${position}.`);
  for (const { note } of stock.earlier) await expectVerdict(proof, trial, { note, honest: true });

  await stage.product().stop();
  for (const statement of REWRITE) await owner.query(statement, statement.includes('$1') ? [position] : []);
  await stage.start();
  await wholeAgain(trial);
  for (const { note } of before) await expectVerdict(proof, trial, { note, honest: true });
  for (const { note } of after) await expectVerdict(proof, trial, { note, honest: false });
  const { problems, remarks } = await verdictOnExport(trial, null);
  if (problems.length > 0 || !remarks.some((remark) => remark.includes('--since')))
    proof.fault('Without an earlier checkpoint the verdict must be good, and say what was not checked.');
  proof.say(
    `an operator who rewrites an event and rebuilds everything: found by each of ${after.length} later checkpoints, in the bundle, the database and over the net; ${before.length} earlier ones still hold`,
  );
};

const wholeAgain = async ({ log, store }: RewritingTrial): Promise<void> => {
  for (const deadline = Date.now() + REBUILT_WITHIN_MS; Date.now() < deadline; await delay(200))
    if (((await log.latest())?.size ?? 0) >= (await store.head())) return;
  throw new Error('The tree was not built anew.');
};

const expectVerdict = async (
  proof: Proof,
  trial: RewritingTrial,
  { note, honest }: Pick<AuditCheckpoint, 'note'> & { readonly honest: boolean },
): Promise<void> => {
  const publicLog = createPublicLog({ url: new URL(trial.stage.url), pause: delay });
  const found = {
    verify: (await verdictOnExport(trial, note)).problems,
    watch: (await watchLog({ ...trial, earlier: note }))?.problems ?? [],
    'watch --url': (await watchUrl({ log: publicLog, earlier: note, keys: null })).problems,
  };
  for (const [name, problems] of Object.entries(found)) {
    if (honest && problems.length > 0) proof.fault(`${name} refuses what is honest: ${problems.join(' ')}`);
    if (!honest && problems.length === 0) proof.fault(`${name} does not find the rewritten past.`);
  }
};
