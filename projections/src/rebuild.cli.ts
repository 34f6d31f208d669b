import { parseArgs } from 'node:util';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { allProjections } from './projections.ts';
import { createRebuildDisplay, type Terminal } from './rebuild/rebuild-display.ts';
import { type RebuildOptions, rebuildProjections } from './rebuild.ts';

export type RebuildCommandDeps = Pick<RebuildOptions, 'store' | 'codec' | 'pool' | 'ownerUrl'> &
  Partial<Pick<RebuildOptions, 'projections' | 'batchSize'>>;

const HELP = `npm run rebuild [-- Name … ] [--drop-old]

Baut Lesemodelle aus dem Ereignisprotokoll neu auf, während das System läuft.
  Name         nur dieses Lesemodell (mehrere möglich), ohne Namen alle
  --drop-old   entfernt danach die Tabellen älterer Versionen
`;

/** `npm run rebuild`: shows progress on `output` and answers the exit code. Throws only what is a bug or a broken machine. */
export async function runRebuildCommand(
  deps: RebuildCommandDeps,
  argv: readonly string[],
  output: Terminal,
): Promise<number> {
  const projections = deps.projections ?? allProjections;
  const asked = parse(argv);
  if (asked.help) {
    output.write(`${HELP}\nLesemodelle: ${projections.map(({ name }) => name).join(', ')}\n`);
    return asked.understood ? 0 : 2;
  }
  const display = createRebuildDisplay(output);
  try {
    const result = await rebuildProjections({ ...deps, ...asked, projections, onProgress: display.show });
    display.finish(result);
    return 0;
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    display.refuse(error.message);
    return 1;
  }
}

function parse(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        'drop-old': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return { names: positionals, dropOld: values['drop-old'], help: values.help, understood: true };
  } catch {
    return { names: [], dropOld: false, help: true, understood: false };
  }
}
