import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { personalFieldsOf } from '@sternklar/contracts/personal-data';
import type { Slices } from './read-slices.ts';

const section = (title: string, lines: readonly string[]): readonly string[] => [
  '',
  title,
  ...(lines.length > 0 ? lines : ['(none)']).map((line) => `  ${line}`),
];

/** Lines that say where an event comes from, what it holds, and what follows from it; null: there is no such event. */
export const explainEvent = (type: string, { slices, readModels }: Slices): readonly string[] | null => {
  const definition = eventRegistry.get(type);
  if (!definition) return null;
  const personal = personalFieldsOf(definition.schema);
  const fields = Object.keys(definition.schema.shape).map((name) => {
    const field = personal.get(name);
    return field ? `${name} (personal: encrypted under the ${field.subject}'s key; ${field.purpose})` : name;
  });
  const producers = slices
    .filter((slice) => slice.events.includes(type))
    .flatMap((slice) => [
      slice.file,
      ...slice.routes.map((route) => `  ${route.method} /api${route.path} (${route.access})`),
      ...slice.screens.map((screen) => `  from ${screen}`),
    ]);
  const reactors = slices.filter(({ handles }) => handles.includes(type)).map(({ file }) => file);
  return [
    `${type}, schema version ${definition.schemaVersion}`,
    ...section('Fields', fields),
    ...section('Recorded by', producers),
    ...section('Read models', readModels.get(type) ?? []),
    ...section('Reactors', reactors),
  ];
};
