import type { Capability } from '../capability.ts';
import type { RequestKit } from '../http/request-kit.ts';
import { liveRoute } from './live.route.ts';
import { createLiveStreams, type LiveStreams, type LiveStreamsDeps } from './live-streams.ts';

export interface LiveUpdatesDeps extends LiveStreamsDeps {
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

/** Live updates: what happens is told to open screens. Streams end when the server closes. */
export const createLiveUpdates = ({
  kit,
  ...deps
}: LiveUpdatesDeps): { capability: Capability; streams: LiveStreams } => {
  const streams = createLiveStreams(deps);
  const routes: Capability['routes'] = async (app) => {
    app.addHook('preClose', async () => streams.shutDown());
    await app.register(liveRoute(streams, kit));
  };
  return { capability: { name: 'live-updates', routes, reactors: [] }, streams };
};
