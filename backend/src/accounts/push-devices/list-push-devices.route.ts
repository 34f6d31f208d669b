import { pushDevicesSchema } from '@sternklar/contracts/accounts/push-device.api';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../account-answers.ts';
import { type PushDevices, shownDevice } from './push-devices.ts';
import type { PushSettings } from './push-settings.ts';

export interface ListPushDevicesRouteDeps {
  readonly pushDevices: Pick<PushDevices, 'of'>;
  readonly push: PushSettings | null;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const listPushDevicesRoute = slice(
  {
    name: 'list-push-devices',
    call: 'GET /account/push-devices',
    access: 'signed-in',
    tag: TAG,
    summary: 'In welchen Browsern Push-Mitteilungen eingeschaltet sind, und der Schlüssel zum Einschalten',
    answers: { 200: pushDevicesSchema },
    records: [],
    example: {},
  },
  ({ pushDevices, push, kit }: ListPushDevicesRouteDeps) =>
    async (request) => {
      const devices = await pushDevices.of(kit.identityOf(request).accountId);
      return { public_key: push?.publicKey ?? null, devices: devices.map(shownDevice) };
    },
);
