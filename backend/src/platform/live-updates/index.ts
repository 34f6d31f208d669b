import type { Capability } from '../capability.port.ts';
import { manifest } from '../manifest.port.ts';
import type { RequestKit } from '../request-kit.port.ts';
import { liveRoute } from './live.route.ts';
import { createLiveStreams, type LiveLimits, type LiveStreams, type LiveStreamsDeps } from './live-streams.ts';
import { streamCapacity, thisMachine } from './stream-capacity.ts';

export interface LiveUpdatesDeps extends LiveStreamsDeps {
  readonly kit: Pick<RequestKit, 'callerOf'>;
}

/** The limits, as far as open files and memory of this process allow. */
const possible = ({ limits, logger }: LiveUpdatesDeps): LiveLimits => {
  const maxStreams = streamCapacity(limits.maxStreams, thisMachine());
  if (maxStreams < limits.maxStreams) {
    logger.warn({ wanted: limits.maxStreams, maxStreams }, 'open files or memory allow fewer live streams than wanted');
  }
  return { ...limits, maxStreams };
};

/** Live updates: what happens is told to open screens. */
export const liveUpdates = manifest({
  name: 'live-updates',
  slices: [liveRoute],
  parts: (given: Pick<LiveUpdatesDeps, 'kit'> & { readonly streams: LiveStreams }) => given,
});

/** Streams end when the server closes. */
export const createLiveUpdates = (deps: LiveUpdatesDeps): { capability: Capability; streams: LiveStreams } => {
  const streams = createLiveStreams({ ...deps, limits: possible(deps) });
  const opened = liveUpdates.open({ streams, kit: deps.kit });
  const routes: Capability['routes'] = async (app, options) => {
    app.addHook('preClose', async () => streams.shutDown());
    await opened.routes(app, options);
  };
  return { capability: { ...opened, routes }, streams };
};
