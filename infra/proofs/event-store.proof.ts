/**
 * `npm run prove event-store [-- --others 5000000] [--seconds 60] [--kills 6] [--idle 10]`: the log in an EventStoreDB that others use too.
 * See docs/proofs/event-store.md.
 */
import { parseArgs } from 'node:util';
import { openLogInEventStoreDb } from './cluster/log-in-event-store-db.ts';
import { runProof } from './common/proof.ts';
import { openStage } from './common/stage.ts';
import { backUp, restoreBackup } from './event-store/backup.ts';
import { killedAndBack } from './event-store/killed.ts';
import { amongOthers } from './event-store/others.ts';
import { createPeople } from './event-store/people.ts';
import { openLogServer } from './event-store/server.ts';
import { twoInstallations } from './event-store/two-installations.ts';
import { withoutMajority } from './event-store/without-majority.ts';

const { values } = parseArgs({
  options: {
    others: { type: 'string', default: '5000000' },
    seconds: { type: 'string', default: '60' },
    kills: { type: 'string', default: '6' },
    idle: { type: 'string', default: '10' },
  },
});

await runProof(
  {
    name: 'event-store',
    proves:
      'with others on the same EventStoreDB, without its majority, killed and restored, nothing of ours is lost, late or mixed up.',
    limitMs: 900_000,
  },
  async (proof) => {
    const server = await openLogServer(proof);
    // Others were there first.
    await server.writeOthers(10_000);
    const stage = await openStage(proof, { env: { EVENT_STORE_URL: server.url } });
    const people = await createPeople(stage.url);
    const idleMs = Number(values.idle) * 1_000;
    await amongOthers(proof, { stage, server, people, records: Number(values.others), idleMs });
    await twoInstallations(proof, server);
    // Before what takes a while: an address whose account has lost its keys is free only after a minute.
    const backup = await backUp(proof, { stage, server, people });
    await withoutMajority(proof, { stage, server, people, seconds: Number(values.seconds) });
    await killedAndBack(proof, { stage, server, people, kills: Number(values.kills) });
    await restoreBackup(proof, { stage, server, people }, backup);
    for (const fault of await openLogInEventStoreDb(proof, server.url).check()) proof.fault(fault);
  },
);
