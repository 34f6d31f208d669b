import { deviceTokenHeadersSchema } from '@sternklar/contracts/accounts/known-device.api';
import { messageSchema } from '@sternklar/contracts/problem';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './account-answers.ts';
import { deviceTokenOf } from './known-devices/device-token.ts';
import type { KnownDevices } from './known-devices/known-devices.ts';
import type { Sessions } from './sessions/sessions.ts';

export interface EndOtherSessionsRouteDeps {
  readonly sessions: Pick<Sessions, 'endAllBut'>;
  readonly knownDevices: Pick<KnownDevices, 'forgetAllBut'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const endOtherSessionsRoute = slice(
  {
    name: 'end-other-sessions',
    call: 'DELETE /account/sessions',
    access: 'signed-in',
    tag: TAG,
    summary: 'Alle anderen eigenen Sitzungen beenden und ihre Geräte vergessen; die anfragende bleibt',
    headers: deviceTokenHeadersSchema,
    answers: { 200: messageSchema },
    records: [],
    example: {},
  },
  ({ sessions, knownDevices, kit }: EndOtherSessionsRouteDeps) =>
    async (request) => {
      const { accountId, sessionId } = kit.identityOf(request);
      await sessions.endAllBut(accountId, sessionId);
      await knownDevices.forgetAllBut({ accountId, token: deviceTokenOf(request) });
      return { message: 'Alle anderen Geräte sind abgemeldet.' };
    },
);
