import type { EventDefinition } from './event-registry.ts';

/** Data of an older schema version, turned into data of the newest one, step by step. */
export const upcast = (
  definition: Pick<EventDefinition, 'upcasters'>,
  data: Record<string, unknown>,
  schemaVersion: number,
): Record<string, unknown> =>
  definition.upcasters.slice(schemaVersion - 1).reduce((upcasted, upcaster) => upcaster(upcasted), data);
