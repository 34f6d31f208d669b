import { preferencesSchema } from '@sternklar/contracts/preferences.api';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { slice } from '../platform/slice.port.ts';
import type { PreferenceStore } from './preferences.ts';

export interface ShowPreferencesRouteDeps {
  readonly preferences: Pick<PreferenceStore, 'of'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const showPreferencesRoute = slice(
  {
    name: 'show-preferences',
    call: 'GET /admin/preferences',
    access: ['admin', 'auditor'],
    tag: 'Verwaltung',
    summary: 'Die eigenen Einstellungen der Verwaltung',
    answers: { 200: preferencesSchema },
    records: [],
    example: {},
  },
  ({ preferences, kit }: ShowPreferencesRouteDeps) =>
    (request) =>
      preferences.of(kit.identityOf(request).accountId),
);
