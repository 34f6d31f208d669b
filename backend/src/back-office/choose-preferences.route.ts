import { preferencesSchema } from '@sternklar/contracts/preferences.api';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { slice } from '../platform/slice.port.ts';
import type { PreferenceStore } from './preferences.ts';

export interface ChoosePreferencesRouteDeps {
  readonly preferences: Pick<PreferenceStore, 'of' | 'choose'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

/** Settings of one's own, like a saved filter: auditors have them, too. */
export const choosePreferencesRoute = slice(
  {
    name: 'choose-preferences',
    call: 'PUT /admin/preferences',
    access: ['admin', 'auditor'],
    tag: 'Verwaltung',
    summary: 'Eigene Einstellungen der Verwaltung wählen; was nicht genannt ist, bleibt',
    body: preferencesSchema,
    answers: { 200: preferencesSchema },
    records: [],
    example: { body: { start: 'figures', lists: { users: { view: 'table', columns: ['email', 'created_at'] } } } },
  },
  ({ preferences, kit }: ChoosePreferencesRouteDeps) =>
    async (request) => {
      const { accountId } = kit.identityOf(request);
      await preferences.choose(accountId, request.body);
      return preferences.of(accountId);
    },
);
