import type { NextStep } from '@sternklar/contracts/reviews/casework/case-facts';
import { AMENDABLE_LABEL } from '@sternklar/contracts/reviews/casework/casework-words';

/** What comes next in a case, as a sentence; `dayOf` says a moment as its day. Empty when nothing does. */
export const nextInWords = (next: NextStep, dayOf: (time: string) => string): string => {
  if ('platform_asked_at' in next && next.platform_asked_at !== undefined) {
    return `Die Plattform hat etwas gefragt (eingetragen am ${dayOf(next.platform_asked_at)}); wir kümmern uns darum.`;
  }
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
      return 'Wir sehen uns an, was es dazu Neues gibt.';
    case 'withdrawn':
      return `Den Antrag haben Sie am ${dayOf(next.since)} zurückgezogen, er ruht.`;
    case 'decided':
      return '';
  }
};
