/** `npm run explain -- ReviewStatusChanged`: where an event comes from, what it holds, and what follows from it. */
import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { personalFieldsOf } from '@sternklar/contracts/personal-data';
import { readSlices } from '../slices/read-slices.ts';

const [asked] = process.argv.slice(2);
const definition = asked ? eventRegistry.get(asked) : undefined;
if (!definition) {
  console.error(asked ? `There is no event ${asked}.` : 'Usage: npm run explain -- <EventType>');
  console.error(`Events: ${[...eventRegistry.keys()].join(', ')}`);
  process.exit(asked ? 1 : 2);
}

const { slices, readModels } = readSlices();
const list = (title: string, lines: readonly string[]) => {
  console.log(`\n${title}`);
  for (const line of lines.length > 0 ? lines : ['(none)']) console.log(`  ${line}`);
};

const personal = personalFieldsOf(definition.schema);
console.log(`${definition.type}, schema version ${definition.schemaVersion}`);
list(
  'Fields',
  Object.keys(definition.schema.shape).map((name) => {
    const field = personal.get(name);
    return field ? `${name} (personal: encrypted under the ${field.subject}'s key; ${field.purpose})` : name;
  }),
);
list(
  'Recorded by',
  slices
    .filter((slice) => slice.events.includes(definition.type))
    .flatMap((slice) => [
      slice.file,
      ...slice.routes.map((route) => `  ${route.method} /api${route.path} (${route.access})`),
      ...slice.screens.map((screen) => `  from ${screen}`),
    ]),
);
list('Read models', readModels.get(definition.type) ?? []);
list(
  'Reactors',
  slices.filter(({ handles }) => handles.includes(definition.type)).map(({ file }) => file),
);
