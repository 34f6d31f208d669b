import { lastDayOf } from '@sternklar/contracts/subscriptions/last-day';
import { formatPrice, unparted } from './format.ts';

const berlinDay = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'long' });
const dayOf = (iso: string) => unparted(berlinDay.format(new Date(iso)));

/** Words of the page that follows a payment: what was bought, and what is next. */
export const subscribedTexts = {
  title: 'Ihr Abo läuft.',
  text: 'Danke für Ihr Vertrauen. Hier steht, was Sie abgeschlossen haben.',
  facts: 'Das haben Sie abgeschlossen',
  factsText: 'Alles davon finden Sie jederzeit auch in Ihrem Konto.',
  plan: 'Tarif',
  planName: (euro: number) => `Standard, ${formatPrice(euro)} im Monat, inkl.\u00a0MwSt.`,
  company: 'Unternehmen',
  term: 'Laufzeit',
  fromTo: (from: string, until: string) => `${dayOf(from)} bis ${dayOf(lastDayOf(until))}`,
  sentTo: 'Rechnung per E-Mail an',
  next: 'So geht es weiter',
  nextText: 'Das Abo braucht nichts weiter von Ihnen.',
  steps: [
    'Stellen Sie Löschanträge, so viele Sie brauchen. Wir übermitteln jeden an die Plattform; sie entscheidet.',
    'Jeden neuen Stand sehen Sie in Ihrer Übersicht, sobald er da ist, und auf Wunsch per E-Mail.',
  ],
  toDashboard: 'Zur Übersicht',
  toAccount: 'Abo im Konto ansehen',
  noneTitle: 'Noch läuft kein Abo.',
  none: 'Haben Sie gerade bezahlt, dann steht es hier, sobald die Zahlung bestätigt ist.',
} as const;
