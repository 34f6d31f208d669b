import { pushDeviceSchema, renewPushDeviceBodySchema } from '@sternklar/contracts/accounts/push-device.api';
import { given } from '../../platform/example-call.port.ts';
import { notFound } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../account-answers.ts';
import type { PushDevices } from './push-devices.ts';

export interface RenewPushDeviceRouteDeps {
  readonly pushDevices: Pick<PushDevices, 'renew'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

/**
 * Sign-ins run out and messages go on: with the next one the browser says which device it is, so that signing it out ends
 * the messages, too. Somebody else's, or one that was switched off elsewhere, does not exist.
 */
export const renewPushDeviceRoute = slice(
  {
    name: 'renew-push-device',
    call: 'POST /account/push-devices/renewal',
    access: 'signed-in',
    tag: TAG,
    summary: 'Sagen, dass ein Browser mit Push-Mitteilungen jetzt mit dieser Anmeldung benutzt wird',
    body: renewPushDeviceBodySchema,
    answers: { 200: pushDeviceSchema },
    refusals: { 404: 'In diesem Browser sind Push-Mitteilungen nicht (mehr) eingeschaltet.' },
    records: [],
    example: { body: { endpoint: given('own-push-device', 'endpoint') } },
  },
  ({ pushDevices, kit }: RenewPushDeviceRouteDeps) =>
    async (request) => {
      const renewed = await pushDevices.renew(kit.identityOf(request), request.body.endpoint);
      if (renewed === null) throw notFound('In diesem Browser sind Push-Mitteilungen nicht eingeschaltet.');
      return renewed;
    },
);
