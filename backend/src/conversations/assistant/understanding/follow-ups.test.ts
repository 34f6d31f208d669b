import { describe, expect, it } from 'vitest';
import { understand } from '../answers.ts';
import { meantAfter } from './follow-ups.ts';

const aboutOf = (message: string, before: string) => understand(message, [before]).pieces.map(({ about }) => about);

describe('a short message after another one', () => {
  it('asks for the next step, or takes back what the one before was about', () => {
    expect(meantAfter('Und danach?', 'Wie füge ich mein Unternehmen hinzu?')).toBe('add-review');
    expect(meantAfter('ok, und was kommt dann?', 'Wie registriere ich mich?')).toBe('add-business');
    expect(meantAfter('kann i des wieder zrucknehmen?', 'Wie kündige ich?')).toBe('notice-taken-back');
    expect(meantAfter('Lässt sich das noch zurückziehen?', 'Habt ihr meine Kündigung bekommen?')).toBe(
      'notice-taken-back',
    );
    expect(meantAfter('Geht das dann von selbst weiter?', 'Wie lange läuft der Vertrag?')).toBe('term');
    expect(meantAfter('Geht das dann von selbst weiter?', 'Wie stelle ich einen Löschantrag?')).toBeNull();
    expect(meantAfter('Und danach?', undefined)).toBeNull();
    expect(meantAfter('Was kostet das?', 'Wie registriere ich mich?')).toBeNull();
  });

  it('corrects what own data were asked for, and nothing else', () => {
    expect(meantAfter('Sorry, ich meinte die vom Januar', 'Welche Nummer hat die Rechnung vom März?')).toBe(
      'own-invoices',
    );
    expect(meantAfter('Ich meinte, wie ich kündige', 'Welche Nummer hat die Rechnung vom März?')).toBeNull();
    expect(meantAfter('ich meinte die vom Januar', 'Was kostet das?')).toBeNull();
  });

  it('asks for the day of the invoice that was spoken of', () => {
    const last = 'Habe ich offene Rechnungen?';
    expect(meantAfter('Bis wann hätte ich die zahlen müssen?', last)).toBe('own-open-invoice');
    expect(meantAfter('Wann kommt die Antwort?', last)).toBeNull();
    expect(meantAfter('Bis wann hätte ich die zahlen müssen?', 'Was kostet das?')).toBeNull();
  });

  it('is in the language of the one before, where nothing of it is German', () => {
    expect(aboutOf('And per year?', 'How much does it cost per month?')).toContain('price');
    expect(aboutOf('Und im Jahr?', 'Was kostet das im Monat?')).toContain('price');
  });
});
