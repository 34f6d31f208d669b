import { deviceTokenHeadersSchema, knownDeviceSchema } from '@sternklar/contracts/accounts/known-device.api';
import { z } from 'zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../account-answers.ts';
import { deviceTokenOf } from './device-token.ts';
import type { KnownDevices } from './known-devices.ts';
import { ownKnownDevice } from './own-known-device.ts';

export interface ListKnownDevicesRouteDeps {
  readonly knownDevices: Pick<KnownDevices, 'of' | 'idOf'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const listKnownDevicesRoute = slice(
  {
    name: 'list-known-devices',
    call: 'GET /account/known-devices',
    access: 'signed-in',
    tag: TAG,
    summary: 'Geräte, an denen das eigene Konto wiedererkannt wird, das zuletzt benutzte zuerst',
    headers: deviceTokenHeadersSchema,
    answers: { 200: z.array(knownDeviceSchema) },
    records: [],
    example: {},
  },
  ({ knownDevices, kit }: ListKnownDevicesRouteDeps) =>
    async (request) => {
      const { accountId } = kit.identityOf(request);
      const current = await knownDevices.idOf({ accountId, token: deviceTokenOf(request) });
      return (await knownDevices.of(accountId)).map(ownKnownDevice(current));
    },
);
