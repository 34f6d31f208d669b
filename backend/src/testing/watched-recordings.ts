import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { EventStore } from '@sternklar/event-store/event-store';
import { manifests } from '../capabilities.ts';
import type { Capability } from '../platform/capability.port.ts';

/** What was seen recorded, a line each: 'reviews/submit-review ReviewSubmitted'. `npm test` compares it with the declarations. */
export const SEEN_FOLDER = resolve(import.meta.dirname, '../../../test-results/recorded');

const declaredBy = new Map<string, ReadonlySet<string>>(
  manifests.flatMap(({ name, slices, reactors, jobs }) =>
    [...slices, ...reactors, ...jobs].map((one) => [`${name}/${one.name}`, new Set<string>(one.records)]),
  ),
);
/** Recorded beside other slices: by hooks, at start, from a command line. */
const declaredByOthers = new Set<string>(manifests.flatMap(({ others }) => others.flatMap(({ records }) => records)));

const useCase = new AsyncLocalStorage<string>();
const seen = new Set<string>();

const keep = (line: string): void => {
  if (seen.has(line)) return;
  seen.add(line);
  mkdirSync(SEEN_FOLDER, { recursive: true });
  appendFileSync(resolve(SEEN_FOLDER, `${process.pid}.txt`), `${line}\n`);
};

/** Put around the parts of one product: knows which use case appends, and what it may. */
export interface WatchedRecordings {
  store(store: EventStore): EventStore;
  capability(capability: Capability): Capability;
  /** Throws when a use case appended an event that it does not declare. */
  assertDeclared(): void;
}

export const watchRecordings = (): WatchedRecordings => {
  const undeclared: string[] = [];
  const look = (types: readonly string[]): void => {
    const name = useCase.getStore();
    const declared = name === undefined ? undefined : declaredBy.get(name);
    for (const type of types) {
      keep(`${declared ? name : '-'} ${type}`);
      if (!declared || declared.has(type) || declaredByOthers.has(type)) continue;
      undeclared.push(`${name} recorded ${type}, which it does not declare.`);
      throw new Error(undeclared.at(-1));
    }
  };
  return {
    store: (store) => ({
      ...store,
      append(streamId, expectedVersion, events) {
        look(events.map(({ type }) => type));
        return store.append(streamId, expectedVersion, events);
      },
    }),
    capability: (capability) => ({
      ...capability,
      async routes(app, options) {
        app.addHook('preHandler', (request, _reply, done) => {
          useCase.run(`${capability.name}/${request.routeOptions.config.slice ?? request.routeOptions.url}`, done);
        });
        await capability.routes(app, options);
      },
      reactors: capability.reactors.map((reactor) => ({
        ...reactor,
        react: (event) => useCase.run(`${capability.name}/${reactor.name}`, () => reactor.react(event)),
      })),
      jobs: (capability.jobs ?? []).map((job) => ({
        ...job,
        run: (limit) => useCase.run(`${capability.name}/${job.name}`, () => job.run(limit)),
      })),
    }),
    assertDeclared() {
      if (undeclared.length > 0) throw new Error(undeclared.join('\n'));
    },
  };
};
