import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from './accounts/account-services.ts';
import type { CompositionOptions } from './composition/composition-options.ts';
import { createEdge, type Edge } from './composition/edge.ts';
import { createServices, type Services } from './composition/services.ts';
import { openStorage, type Storage } from './composition/storage.ts';
import { closeServer } from './platform/http/close-server.ts';
import type { Mailbox } from './platform/mail/mailbox/mailbox.ts';
import type { Role } from './platform/settings/roles.ts';

const REQUESTS_MAY_TAKE_MS = 10_000;

/** The running product; it answers requests, but listens only when told to. */
export interface Product {
  readonly app: FastifyInstance;
  readonly accountServices: AccountServices;
  readonly commands: CommandHandler;
  /** Null when mails go out by SMTP. */
  readonly mailbox: Mailbox | null;
  /** Resolves when read models, reactors and mails are done with everything recorded so far; in a process with all roles. */
  catchUp(): Promise<void>;
  /** From now on it says that it is not ready, and goes on answering until it is stopped. */
  announceEnd(): void;
  /** Finishes requests in flight, then stops everything in turn. */
  stop(): Promise<void>;
}

/** Builds and starts everything behind the edge, and the edge itself, on a database that it first migrates. */
export const composeProduct = async (options: CompositionOptions): Promise<Product> => {
  const closers = new AsyncDisposableStack();
  try {
    const storage = await openStorage(options, closers);
    const services = createServices(storage, options);
    const edge = await createEdge(storage, services, options);
    return await start({ storage, services, edge }, options.config.roles, closers);
  } catch (error) {
    await closers.disposeAsync();
    throw error;
  }
};

interface Parts {
  readonly storage: Storage;
  readonly services: Services;
  readonly edge: Edge;
}

/** What runs in the background of a process, and in which roles. */
interface Part {
  readonly roles: readonly Role[];
  start(): Promise<void> | void;
  stop?(): Promise<void> | void;
}

/** In the order in which they start, and backwards in which they stop: read models first, so that what is prepared is visible. */
const partsOf = ({ storage, services, edge }: Parts): readonly Part[] => {
  const { clockWatch, projections, relay, transparencyBuilder } = storage;
  const { owners } = services;
  const { capabilities, mail, pushSender, reactors, scheduler, housekeeping, rebuilds } = edge;
  const prepare = async () => {
    for (const capability of capabilities) await capability.prepare?.();
  };
  return [
    { roles: ['api', 'worker'], start: clockWatch.start, stop: clockWatch.stop },
    { roles: ['api', 'worker'], start: owners.start, stop: owners.stop },
    { roles: ['api', 'worker', 'relay'], start: projections.prepare },
    { roles: ['relay'], start: async () => relay?.start(), stop: async () => relay?.stop() },
    { roles: ['projections'], start: projections.start, stop: projections.stop },
    { roles: ['api', 'worker'], start: prepare },
    { roles: ['worker'], start: transparencyBuilder.start, stop: transparencyBuilder.stop },
    { roles: ['worker'], start: reactors.start, stop: reactors.stop },
    { roles: ['worker'], start: mail.sender.start, stop: mail.sender.stop },
    { roles: ['worker'], start: () => pushSender?.start(), stop: () => pushSender?.stop() },
    { roles: ['worker'], start: scheduler.start, stop: scheduler.stop },
    { roles: ['worker'], start: housekeeping.start, stop: housekeeping.stop },
    { roles: ['api'], start: () => undefined, stop: rebuilds.stop },
  ];
};

/** The edge comes last, and is the first to stop. */
const start = async (parts: Parts, roles: ReadonlySet<Role>, closers: AsyncDisposableStack): Promise<Product> => {
  const { storage, services, edge } = parts;
  const { projections, commands } = storage;
  const { accountServices } = services;
  const { app, mail, pushSender, reactors, scheduler } = edge;
  const sessionChanges = services.followSessionChanges();
  closers.defer(() => sessionChanges.stop());
  for (const part of partsOf(parts).filter((one) => one.roles.some((role) => roles.has(role)))) {
    closers.defer(() => part.stop?.());
    await part.start();
  }
  closers.defer(() => closeServer(app, REQUESTS_MAY_TAKE_MS));
  await app.ready();
  return {
    app,
    accountServices,
    commands,
    mailbox: mail.mailbox,
    async catchUp() {
      await projections.catchUp();
      await scheduler.run();
      await reactors.catchUp();
      await projections.catchUp();
      await mail.sender.catchUp();
      await pushSender?.catchUp();
    },
    announceEnd: edge.announceEnd,
    stop: () => closers.disposeAsync(),
  };
};
