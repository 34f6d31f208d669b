import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from './accounts/account-services.ts';
import type { CompositionOptions } from './composition/composition-options.ts';
import { createEdge, type Edge } from './composition/edge.ts';
import { createServices, type Services } from './composition/services.ts';
import { openStorage, type Storage } from './composition/storage.ts';
import { closeServer } from './http/close-server.ts';
import type { Mailbox } from './mail/mailbox/mailbox.ts';

const REQUESTS_MAY_TAKE_MS = 10_000;

/** The running product; it answers requests, but listens only when told to. */
export interface Product {
  readonly app: FastifyInstance;
  readonly accountServices: AccountServices;
  readonly commands: CommandHandler;
  /** Null when mails go out by SMTP. */
  readonly mailbox: Mailbox | null;
  /** Resolves when read models, reactors and mails are done with everything recorded so far. */
  catchUp(): Promise<void>;
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
    return await start({ storage, services, edge }, closers);
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

/** Read models first, so that what is prepared is visible; the edge last, and first to stop. */
const start = async ({ storage, services, edge }: Parts, closers: AsyncDisposableStack): Promise<Product> => {
  const { projections, commands, transparencyBuilder } = storage;
  const { mail, accountServices } = services;
  const { app, capabilities, reactors, scheduler, housekeeping, rebuilds } = edge;
  const sessionChanges = services.followSessionChanges();
  closers.defer(() => sessionChanges.stop());
  closers.defer(() => services.owners.stop());
  await services.owners.start();
  closers.defer(() => projections.stop());
  await projections.start();
  for (const capability of capabilities) await capability.prepare?.();
  closers.defer(() => transparencyBuilder.stop());
  transparencyBuilder.start();
  closers.defer(() => reactors.stop());
  await reactors.start();
  closers.defer(() => mail.sender.stop());
  mail.sender.start();
  closers.defer(() => scheduler.stop());
  scheduler.start();
  closers.defer(() => housekeeping.stop());
  housekeeping.start();
  closers.defer(() => rebuilds.stop());
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
    },
    stop: () => closers.disposeAsync(),
  };
};
