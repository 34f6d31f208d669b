import { Refusal } from '../platform/refusal.port.ts';

/** The group in the API's description. */
export const TAG = 'Konto';

/** Registered a moment ago, and the read models are behind. */
export const profileNotReady = () =>
  new Refusal(503, 'profile-not-ready', 'Ihr Profil wird gerade angelegt. Bitte versuchen Sie es gleich noch einmal.', {
    retryAfterSeconds: 1,
  });

/** For `config.refusals` of what writes to the account: it may be gone since the session was looked up. */
export const accountMayBeGone = { 404: 'Das Konto gibt es nicht mehr.' } as const;
export const accountGone = () => new Refusal(404, 'not-found', 'Dieses Konto gibt es nicht mehr.');
