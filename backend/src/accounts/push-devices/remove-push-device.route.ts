import { messageSchema } from '@sternklar/contracts/problem';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { notFound } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../account-answers.ts';
import type { PushDevices } from './push-devices.ts';

export interface RemovePushDeviceRouteDeps {
  readonly pushDevices: Pick<PushDevices, 'remove'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const removePushDeviceRoute = slice(
  {
    name: 'remove-push-device',
    call: 'DELETE /account/push-devices/:id',
    access: 'signed-in',
    reach: 'owner',
    tag: TAG,
    summary: 'Push-Mitteilungen in einem der eigenen Browser abschalten',
    params: z.object({ id: z.uuid() }),
    answers: { 200: messageSchema },
    records: [],
    example: { params: { id: given('push-device') }, subject: given('push-device') },
  },
  ({ pushDevices, kit }: RemovePushDeviceRouteDeps) =>
    async (request) => {
      const removed = await pushDevices.remove(kit.identityOf(request).accountId, request.params.id);
      if (!removed) throw notFound('In diesem Browser sind Push-Mitteilungen nicht mehr eingeschaltet.');
      return { message: 'Push-Mitteilungen sind in diesem Browser abgeschaltet.' };
    },
);
