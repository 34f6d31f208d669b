/** `npm run explain -- ReviewStatusChanged`: where an event comes from, what it holds, and what follows from it. */
import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { explainEvent } from '../slices/explain-event.ts';
import { readSlices } from '../slices/read-slices.ts';

const [asked] = process.argv.slice(2);
const lines = asked ? explainEvent(asked, readSlices()) : null;
if (lines) for (const line of lines) console.log(line);
else {
  console.error(asked ? `There is no event ${asked}.` : 'Usage: npm run explain -- <EventType>');
  console.error(`Events: ${[...eventRegistry.keys()].join(', ')}`);
  process.exitCode = asked ? 1 : 2;
}
