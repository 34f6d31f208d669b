import type { NextStep } from '@sternklar/contracts/reviews/casework/case-facts';
import { AMENDABLE_LABEL, type ToCheckBecause } from '@sternklar/contracts/reviews/casework/casework-words';

const LOOKED_AT = () => 'Wir sehen uns an, was es dazu Neues gibt.';
const TO_CHECK: Readonly<Record<ToCheckBecause, (day: string) => string>> = {
  'customer-answered': LOOKED_AT,
  'answer-entered': LOOKED_AT,
  'platform-asked': (day) => `Die Plattform hat etwas gefragt (eingetragen am ${day}); wir kümmern uns darum.`,
  'follow-up-due': LOOKED_AT,
  'appeal-wished': LOOKED_AT,
  'told-after-refusal': LOOKED_AT,
};

/** What comes next in a case, as a sentence; `dayOf` says a moment as its day. Empty when nothing does. */
export const nextInWords = (next: NextStep, dayOf: (time: string) => string): string => {
  switch (next.state) {
    case 'incomplete':
      return `Für die Plattform fehlt noch: ${next.missing.map((name) => AMENDABLE_LABEL[name]).join(', ')}.`;
    case 'ready-to-forward':
      return 'Der Antrag ist vollständig, wir übermitteln ihn als Nächstes an die Plattform.';
    case 'waiting-for-platform':
      return `Der Antrag liegt bei der Plattform${next.until === null ? '' : `; wir fragen am ${dayOf(next.until)} nach`}.`;
    case 'waiting-for-customer':
      return 'Dazu haben wir eine Frage an Sie; sie steht auf der Seite der Bewertung.';
    case 'answer-to-enter':
      return TO_CHECK[next.because](dayOf(next.since));
    case 'withdrawn':
      return `Den Antrag haben Sie am ${dayOf(next.since)} zurückgezogen, er ruht.`;
    case 'decided':
      return '';
  }
};
