import { randomUUID } from 'node:crypto';
import type { Wire } from './client-wire.ts';
import { actualVersionIn, eventsIn } from './recorded-events.ts';
import { appendRequests, streamRequest } from './requests.ts';

/** Whose log it is: the id of an installation in a stream beside ours, which no reader of the log meets. */
export interface LogOwner {
  /** Null while nobody has said so. */
  installation(): Promise<string | null>;
  /** Writes it down unless somebody has; the id that stands there then. */
  claim(installation: string): Promise<string>;
}

const TYPE = 'InstallationNamed';

export const createLogOwner = (wire: Wire, prefix: string): LogOwner => {
  const streamId = `installation-of-${prefix}`;

  const installation = async () => {
    const [named] = eventsIn(await wire.read(streamRequest(streamId, 1, 1)), '');
    return named ? String((JSON.parse(named.data) as { installation?: unknown }).installation) : null;
  };

  return {
    installation,
    async claim(id) {
      const event = { id: randomUUID(), type: TYPE, data: JSON.stringify({ installation: id }), metadata: '{}' };
      const refused = actualVersionIn(
        await wire.append(appendRequests(streamId, { streamId, expectedVersion: 0, events: [event] })),
      );
      // Somebody, or an earlier try of ours whose answer was lost, was there before.
      return refused === undefined ? id : ((await installation()) ?? id);
    },
  };
};
