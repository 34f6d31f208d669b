import { Refusal } from '../../platform/refusal.port.ts';
import { accountGone } from '../account-answers.ts';
import { userNotFound } from '../user-answers.ts';

/** For `config.refusals` of both ways to erase an account. */
export const mayNotBeErased = { 409: 'Das Abo läuft noch, oder es ist das Konto des letzten Admins.' } as const;

type Code = 'account-unknown' | 'last-admin' | 'subscription-running';

const lastAdmin = (detail: string) => new Refusal(409, 'last-admin', detail);
const subscriptionRunning = (detail: string) => new Refusal(409, 'subscription-running', detail);

/** To the owner. */
export const ownErasureRefused = (code: Code): Refusal => {
  if (code === 'account-unknown') return accountGone();
  if (code === 'last-admin') {
    return lastAdmin('Sie sind der einzige Admin. Bitte lassen Sie zuerst ein anderes Konto zum Admin machen.');
  }
  return subscriptionRunning(
    'Ihr Abo läuft noch. Bitte kündigen Sie es zuerst; sobald es beendet ist, können Sie Ihr Konto löschen.',
  );
};

/** To an admin, about somebody else's account. */
export const erasureOfUserRefused = (code: Code): Refusal => {
  if (code === 'account-unknown') return userNotFound();
  if (code === 'last-admin') return lastAdmin('Das ist das Konto des einzigen Admins; es lässt sich nicht löschen.');
  return subscriptionRunning(
    'Das Abo dieses Kontos läuft noch. Löschen lässt es sich, sobald das Abo beendet ist; eine Kündigung können Sie eintragen.',
  );
};
