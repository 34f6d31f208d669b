import { Refusal } from '../../platform/refusal.port.ts';
import { accountGone } from '../account-answers.ts';
import { userNotFound } from '../user-answers.ts';

/** For `config.refusals` of both ways to erase an account. */
export const mayNotBeErased = {
  409: 'Das Abo läuft noch, eine Rechnung ist offen, eine Bank prüft eine Zahlung, oder es ist das Konto des letzten Admins.',
} as const;

type Code = 'account-unknown' | 'last-admin' | 'subscription-running' | 'invoices-open' | 'payment-disputed';

const lastAdmin = (detail: string) => new Refusal(409, 'last-admin', detail);
const invoicesOpen = (detail: string) => new Refusal(409, 'invoices-open', detail);
const paymentDisputed = (detail: string) => new Refusal(409, 'payment-disputed', detail);
const subscriptionRunning = (detail: string) => new Refusal(409, 'subscription-running', detail);

/** To the owner. */
export const ownErasureRefused = (code: Code): Refusal => {
  if (code === 'account-unknown') return accountGone();
  if (code === 'last-admin') {
    return lastAdmin('Sie sind der einzige Admin. Bitte lassen Sie zuerst ein anderes Konto zum Admin machen.');
  }
  if (code === 'invoices-open') {
    return invoicesOpen(
      'Eine Rechnung ist noch offen. Solange brauchen wir Ihre Angaben für unsere Forderung (Art. 17 Abs. 3 Buchst. e DSGVO); sobald sie bezahlt ist, können Sie Ihr Konto löschen.',
    );
  }
  if (code === 'payment-disputed') {
    return paymentDisputed(
      'Ihre Bank prüft noch eine Zahlung. Solange brauchen wir Ihre Angaben, weil die Rechnung wieder offen sein kann (Art. 17 Abs. 3 Buchst. e DSGVO); sobald das entschieden ist, können Sie Ihr Konto löschen.',
    );
  }
  return subscriptionRunning(
    'Ihr Abo läuft noch. Bitte kündigen Sie es zuerst; sobald es beendet ist, können Sie Ihr Konto löschen.',
  );
};

/** To an admin, about somebody else's account. */
export const erasureOfUserRefused = (code: Code): Refusal => {
  if (code === 'account-unknown') return userNotFound();
  if (code === 'last-admin') return lastAdmin('Das ist das Konto des einzigen Admins; es lässt sich nicht löschen.');
  if (code === 'invoices-open') {
    return invoicesOpen(
      'Zu diesem Konto ist noch eine Rechnung offen (Art. 17 Abs. 3 Buchst. e DSGVO). Löschen lässt es sich, sobald sie bezahlt oder storniert ist.',
    );
  }
  if (code === 'payment-disputed') {
    return paymentDisputed(
      'Eine Bank prüft noch eine Zahlung dieses Kontos; ihre Rechnung kann wieder offen sein (Art. 17 Abs. 3 Buchst. e DSGVO). Löschen lässt es sich, sobald das entschieden ist.',
    );
  }
  return subscriptionRunning(
    'Das Abo dieses Kontos läuft noch. Löschen lässt es sich, sobald das Abo beendet ist; eine Kündigung oder ein außerordentliches Ende können Sie eintragen.',
  );
};
