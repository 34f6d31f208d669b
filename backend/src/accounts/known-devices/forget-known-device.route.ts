import { messageSchema } from '@sternklar/contracts/problem';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { notFound } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../account-answers.ts';
import type { KnownDevices } from './known-devices.ts';

export interface ForgetKnownDeviceRouteDeps {
  readonly knownDevices: Pick<KnownDevices, 'forget'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

/** The next sign-in there is one of a stranger's device, until it succeeds. Sessions are not ended by it. */
export const forgetKnownDeviceRoute = slice(
  {
    name: 'forget-known-device',
    call: 'DELETE /account/known-devices/:id',
    access: 'signed-in',
    reach: 'owner',
    tag: TAG,
    summary: 'Ein Gerät nicht mehr wiedererkennen; wer dort angemeldet ist, bleibt es',
    params: z.object({ id: z.uuid() }),
    answers: { 200: messageSchema },
    records: [],
    example: { params: { id: given('known-device') }, subject: given('known-device') },
  },
  ({ knownDevices, kit }: ForgetKnownDeviceRouteDeps) =>
    async (request) => {
      const forgotten = await knownDevices.forget(kit.identityOf(request).accountId, request.params.id);
      if (!forgotten) throw notFound('Dieses Gerät ist nicht mehr bekannt.');
      return { message: 'Das Gerät ist vergessen.' };
    },
);
