import type { Reactor } from '@sternklar/event-store/reactor';
import type { FastifyPluginAsync } from 'fastify';
import type { Job } from './jobs.port.ts';
import type { OpenMail } from './mail.port.ts';

/** What a capability hands to the composition: its routes below /api, its reactors and mails. Events and read models are listed in their own registries. */
export interface Capability {
  readonly name: string;
  readonly routes: FastifyPluginAsync;
  readonly reactors: readonly Reactor[];
  /** Work that is due by the clock. */
  readonly jobs?: readonly Job[];
  readonly mails?: readonly OpenMail[];
  /**
   * Awaited once at start, after the migrations and before the server listens: reconciles write-side rows with the log
   * and applies settings. Safe in several processes at once, and does nothing when nothing changed.
   */
  prepare?(): Promise<void>;
}
