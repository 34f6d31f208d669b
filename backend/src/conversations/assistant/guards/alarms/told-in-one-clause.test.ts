import { describe, expect, it } from 'vitest';
import { ruledAlarmsIn } from '../alarms.ts';

const ends = (message: string) => ruledAlarmsIn(message).includes('termination-declared');

describe('an end of the contract, told in one clause', () => {
  it.each([
    'hab was Günstigeres gefunden, also kündige ich bei euch. nix für ungut',
    'Ersatzweise, falls meine Mail nicht angekommen ist: ich kündige auch hier nochmal ausdrücklich.',
    'Wie telefonisch nicht möglich, dann eben so: Kündigung meines Standard-Abos zum nächstmöglichen Termin.',
    'Nachdem wir intern beraten haben, beendet unser Unternehmen die Geschäftsbeziehung mit Ihnen zum Vertragsende.',
    'Kündige ich nicht heute, verlängert es sich wieder, also: ich kündige.',
    'Könnten Sie bitte so freundlich sein und mein Abo beenden?',
    'Fristl. Künd. aus wicht. Grund, § 314 BGB. Bestätigung bis Fr.',
  ])('is declared: %s', (message) => {
    expect(ends(message)).toBe(true);
  });

  it.each([
    'Wenn das so weitergeht, kündige ich zum Jahresende.',
    'Der Gast schreibt, ich kündige meinen Vertrag.',
    'Ich kündige hiermit an, dass wir ab Mai einen zweiten Standort haben.',
    'Noch bin ich nicht so weit, dass ich kündige, aber erklärt mir mal den Antrag.',
    'Dass ich kündige, hat ein Kollege behauptet; das stimmt nicht, ich bleibe.',
    'Ich kündige noch nicht, will bloß wissen, ob man danach den Verlauf weiter sehen kann.',
    "Bewertung im Wortlaut: 'Hiermit kündige ich meinen Vertrag mit diesem Saftladen.' Das schrieb ein Kunde.",
    'Kündigen will ich nicht, verlängern will ich!',
    'Wie kann ich bitte mein Abo beenden?',
  ])('is not declared: %s', (message) => {
    expect(ends(message)).toBe(false);
  });
});

describe('words as they are mistyped', () => {
  it('are known with two letters swapped, where the word is short and none', () => {
    expect(ruledAlarmsIn('ich bring mcih um')).toContain('danger-to-self');
  });

  it('are not taken for another one that begins nearly so: schlecht is no Schlachter', () => {
    expect(ruledAlarmsIn('Es riecht stark nach Gas im Laden, zwei Gästen ist schon schlecht')).toContain(
      'medical-emergency',
    );
  });
});
