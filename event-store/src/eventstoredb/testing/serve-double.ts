/**
 * The stand-in for EventStoreDB as a process of its own, for whoever starts the product in several: tells its parent where it
 * is, and ends with it. `--commits-to-disk`: appends take the time that they take on a server with a disk.
 */
import { startEventStoreDbDouble } from './event-store-db-double.ts';

const double = await startEventStoreDbDouble({ commitsToDisk: process.argv.includes('--commits-to-disk') });
process.send?.(double.url);
process.once('disconnect', () => process.exit());
// Ctrl-C reaches everything in a terminal at once; the product's processes still need their log while they end.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
