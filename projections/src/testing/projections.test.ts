import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { eventRegistry } from '@sternklar/contracts/event-definitions';
import type { EventDefinition } from '@sternklar/contracts/event-registry';
import type { Projection } from '@sternklar/event-store/projection';
import { describe, expect, it } from 'vitest';
import { allProjections } from '../projections.ts';

const contracts = join(import.meta.dirname, '../../../contracts/src');

/** Of these the write side alone keeps account. */
const WITHOUT_READ_MODEL: Readonly<Record<string, string>> = {
  TextBlockCreated: 'the few that there are come from their stream',
  TextBlockChanged: 'the few that there are come from their stream',
  TextBlockRemoved: 'the few that there are come from their stream',
  ClockConfirmed: 'what it ends is a row that all processes look at',
};

/** `reviews` for projections/src/reviews/review-list/review-list.projection.ts. */
const capabilityOf = new Map(
  globSync('*/*/*.projection.ts', { cwd: join(import.meta.dirname, '..') }).map((file) => [
    basename(file, '.projection.ts'),
    dirname(dirname(file)),
  ]),
);

const isDefinition = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'schemaVersion' in value;

const eventsOf = async (capability: string): Promise<readonly string[]> => {
  const folder = join(contracts, capability);
  if (!existsSync(folder)) return [];
  const modules = await Promise.all(globSync('*.events.ts', { cwd: folder }).map((file) => import(join(folder, file))));
  return modules.flatMap((module) => Object.values(module).filter(isDefinition)).map(({ type }) => type);
};

const isNamed = ({ handles, skips = {} }: Projection, type: string) =>
  handles.includes(type) || Object.hasOwn(skips, type);

describe('events and read models', () => {
  it.each(allProjections)(
    '$name names every event of its capability: in handles, or in skips with a reason',
    async (projection) => {
      const own = await eventsOf(capabilityOf.get(projection.name) ?? '');
      expect(own.filter((type) => !isNamed(projection, type))).toEqual([]);
    },
  );

  it.each(allProjections)(
    '$name skips nothing that it handles, and nothing that there is not',
    ({ handles, skips = {} }) => {
      expect(Object.keys(skips).filter((type) => handles.includes(type) || !eventRegistry.has(type))).toEqual([]);
    },
  );

  it('a read model handles or skips every event, or it is named here as one without', () => {
    const unnamed = [...eventRegistry.keys()].filter((type) => !allProjections.some((one) => isNamed(one, type)));
    expect(unnamed.toSorted()).toEqual(Object.keys(WITHOUT_READ_MODEL).toSorted());
  });
});
