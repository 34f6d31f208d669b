import type { Mistimed } from '../payments/mistimed-notices/mistimed-notices.ts';
import { counted, spanText } from '../platform/german.ts';
import type { Finding } from '../platform/operations/status/finding.ts';

const PROVIDERS: Readonly<Record<string, string>> = { stripe: 'Stripe' };

/** What is wrong where signed notices of payments are refused for their time, and what to do about it. */
export const mistimedFindings = (all: readonly Mistimed[]): readonly Finding[] =>
  all.map(({ provider, secondsAhead, refused }) => {
    const name = PROVIDERS[provider] ?? provider;
    const clock = `unsere Uhr geht um ${spanText(Math.abs(secondsAhead))} ${secondsAhead > 0 ? 'vor' : 'nach'}`;
    const wrong = `${counted(refused, 'Nachricht', 'Nachrichten')} von ${name} über Zahlungen abgelehnt: ${clock}`;
    return {
      id: `mistimed-notices-${provider}`,
      about: 'software',
      wrong: `${wrong}. Stellen Sie die Uhr des Rechners richtig; ${name} sendet drei Tage lang alles noch einmal`,
      help: 'timedatectl, dann docs/operations.md, Alarm PaymentNoticesRefused.',
    };
  });
