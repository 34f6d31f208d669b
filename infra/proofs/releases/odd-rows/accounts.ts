import { addBusiness, addReview, writeMessage } from '../../../../backend/src/testing/ask.ts';
import { PASSWORD, type People, type Place } from './people.ts';

/** As long as an address can be. */
const LONGEST_EMAIL = `${'lange-'.repeat(10)}post@${'sehr-lange-'.repeat(15)}${'namen.'.repeat(2)}example`;

/** Accounts in every state that an account can be in. */
export const writeAccounts = async (place: Place, { open, openVerified, forget }: People) => {
  const { ask, admin, operate } = place;
  const unverified = await open('unbestaetigt@sternklar.test');
  await openVerified(LONGEST_EMAIL, `${'lang und mit Umlauten äöü ß 🔑 '.repeat(4)}`.trim());

  const erased = await openVerified('ausgeloescht@sternklar.test');
  const business = await addBusiness(ask, erased.token, 'Wird vergessen GmbH');
  await addReview(ask, erased.token, business);
  await writeMessage(ask, erased.token);
  await ask('/api/account/erasure', {
    method: 'POST',
    token: erased.token,
    body: { password: PASSWORD, understood: true },
  });
  forget(erased);
  const erasedByAdmin = await open('ausgeloescht-vom-team@sternklar.test');
  await ask(`/api/admin/users/${erasedByAdmin.id}/erasure`, {
    method: 'POST',
    token: admin,
    body: { understood: true },
  });
  forget(erasedByAdmin);
  // The address is free again, and somebody else's now.
  await openVerified('ausgeloescht@sternklar.test');

  const leaving = await openVerified('will-gehen@sternklar.test');
  const asked = { method: 'POST', token: leaving.token, body: { password: PASSWORD } };
  await ask('/api/account/deletion-request', asked);
  await ask('/api/account/deletion-request', { method: 'DELETE', token: leaving.token });
  await ask('/api/account/deletion-request', asked);

  const promoted = await openVerified('befoerdert@sternklar.test');
  await operate('grant', promoted.email, 'admin');
  const formerAuditor = await openVerified('war-pruefer@sternklar.test');
  await operate('grant', formerAuditor.email, 'auditor');
  await operate('revoke', formerAuditor.email, 'auditor');
  return {
    unverified: unverified.email,
    verificationCode: unverified.code,
    leaving: leaving.email,
    promoted: promoted.email,
  };
};
