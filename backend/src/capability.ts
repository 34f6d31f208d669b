import type { Reactor } from '@sternklar/event-store/reactor';
import type { FastifyPluginAsync } from 'fastify';

/** What a capability hands to the composition: its routes below /api and its reactors. Events and read models are listed in their own registries. */
export interface Capability {
  readonly name: string;
  readonly routes: FastifyPluginAsync;
  readonly reactors: readonly Reactor[];
}
