import { addPushDeviceBodySchema, pushDeviceSchema } from '@sternklar/contracts/accounts/push-device.api';
import { given } from '../../platform/example-call.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { accountGone, accountMayBeGone, TAG } from '../account-answers.ts';
import type { PushDevices } from './push-devices.ts';
import type { PushSettings } from './push-settings.ts';

export interface AddPushDeviceRouteDeps {
  readonly pushDevices: Pick<PushDevices, 'add'>;
  readonly push: PushSettings | null;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

const OFF = 'Push-Mitteilungen gibt es in dieser Installation nicht.';
const UNKNOWN_SERVICE = 'Den Push-Dienst dieses Browsers kennen wir nicht.';
const UNUSABLE_KEYS = 'Der Schlüssel dieses Browsers ist nicht zu gebrauchen.';

const refuseUnusable = (push: PushSettings | null, body: Parameters<PushDevices['add']>[1]): void => {
  if (push === null) throw new Refusal(409, 'push-is-off', OFF);
  if (!push.isEndpoint(body.endpoint)) {
    const errors = [{ field: 'endpoint', message: UNKNOWN_SERVICE }];
    throw new Refusal(422, 'unknown-push-service', UNKNOWN_SERVICE, { errors });
  }
  if (!push.areKeys(body.keys)) {
    throw new Refusal(422, 'unusable-push-keys', UNUSABLE_KEYS, {
      errors: [{ field: 'keys', message: UNUSABLE_KEYS }],
    });
  }
};

/** The browser names where the server will post to, so only known push services are taken. */
export const addPushDeviceRoute = slice(
  {
    name: 'add-push-device',
    call: 'PUT /account/push-devices',
    access: 'signed-in',
    tag: TAG,
    summary: 'Push-Mitteilungen in diesem Browser einschalten; sie enden, wenn er abgemeldet wird',
    body: addPushDeviceBodySchema,
    answers: { 200: pushDeviceSchema },
    refusals: { 409: OFF, ...accountMayBeGone },
    records: [],
    example: {
      body: {
        endpoint: given('new-endpoint', 'url'),
        // The receiver's of RFC 8291, appendix A.
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      },
    },
  },
  ({ pushDevices, push, kit }: AddPushDeviceRouteDeps) =>
    async (request) => {
      refuseUnusable(push, request.body);
      const added = await pushDevices.add(kit.identityOf(request), request.body);
      if (added === null) throw accountGone();
      return added;
    },
);
