import { describe, expect, it } from 'vitest';
import { alarmAnswer } from './alarm-answers.ts';
import type { Alarm } from './alarms/alarm.ts';
import { alarmSentences } from './alarms/learned/alarm-sentences.ts';
import { EVERYDAY_APART } from './alarms/testing/everyday-apart.ts';
import { NEAR_MISSES_APART, PHRASINGS_APART } from './alarms/testing/held-apart.ts';
import { ODD_ALARMS, ODD_BUT_HARMLESS } from './alarms/testing/odd-words-apart.ts';
import {
  NOBODY_THREATENED,
  NOBODY_THREATENED_LAST,
  NOBODY_THREATENED_LATER,
  THREATENED_HERE,
  THREATENED_HERE_LAST,
  THREATENED_HERE_LATER,
} from './alarms/testing/threatened-here-apart.ts';
import {
  NO_THREATS,
  RELATIVES_IN_BUSINESS,
  RELATIVES_IN_BUSINESS_LATER,
  RELATIVES_IN_DANGER,
  RELATIVES_IN_DANGER_LATER,
  THREATS_IN_RETURN,
} from './alarms/testing/told-by-relatives-apart.ts';
import { alarmsIn } from './alarms.ts';

/** Of what the guards have not been shown, this share is seen at least; what they have been shown, they see all. */
const LEAST_SEEN: Readonly<Record<Alarm, number>> = {
  'danger-to-self': 55 / 57,
  'danger-to-others': 23 / 25,
  'medical-emergency': 6 / 8,
  'account-taken': 17 / 20,
  'termination-declared': 55 / 57,
  'charge-disputed': 17 / 20,
  unanswered: 16 / 19,
};
const MOST_MISTAKEN = 6 / 115;
const MOST_MISTAKEN_OF_EVERYDAY = 3 / 252;

/** So many of those in odd words are seen; whoever mends more of them raises it. */
const ODD_SEEN = 48;
const RELATIVES_SEEN = 49;
const RELATIVES_SEEN_LATER = 23;
const THREATS_SEEN = 7;
const THREATENED_HERE_SEEN = 31;

describe('what must reach a person at once', () => {
  it.each(alarmSentences().filter(([, alarm]) => alarm !== 'none'))('is seen: %s (%s)', (message, alarm) => {
    expect(alarmsIn(message)).toContain(alarm);
  });

  it.each(alarmSentences().filter(([, alarm]) => alarm === 'none'))('is not seen in: %s', (message) => {
    expect(alarmsIn(message)).toEqual([]);
  });

  it.each(Object.entries(PHRASINGS_APART) as [Alarm, readonly string[]][])(
    'is seen as %s in words never learned',
    (alarm, messages) => {
      const seen = messages.filter((message) => alarmsIn(message).includes(alarm));
      expect(seen.length / messages.length).toBeGreaterThanOrEqual(LEAST_SEEN[alarm]);
    },
  );

  it('is mostly seen in odd words that were never learned, and never in harmless ones', () => {
    const odd = Object.entries(ODD_ALARMS).flatMap(([alarm, texts]) => texts.map((text) => [text, alarm] as const));
    const seen = odd.filter(([text, alarm]) => alarmsIn(text).some((one) => one === alarm));
    expect(seen.length).toBeGreaterThanOrEqual(ODD_SEEN);
    expect(ODD_BUT_HARMLESS.filter((text) => alarmsIn(text).length > 0)).toEqual([]);
  });

  it('is mostly seen where a relative tells of it, or whom a threat is meant for, in words that were never learned', () => {
    const seen = RELATIVES_IN_DANGER.filter((text) => alarmsIn(text).includes('danger-to-self'));
    expect(seen.length).toBeGreaterThanOrEqual(RELATIVES_SEEN);
    const mistaken = RELATIVES_IN_BUSINESS.filter((text) => alarmsIn(text).length > 0);
    expect(mistaken.length).toBeLessThanOrEqual(1);
    const later = RELATIVES_IN_DANGER_LATER.filter((text) => alarmsIn(text).length > 0);
    expect(later.length).toBeGreaterThanOrEqual(RELATIVES_SEEN_LATER);
    expect(RELATIVES_IN_BUSINESS_LATER.filter((text) => alarmsIn(text).length > 0)).toEqual([]);
    const threats = THREATS_IN_RETURN.filter((text) => alarmsIn(text).includes('danger-to-others'));
    expect(threats.length).toBeGreaterThanOrEqual(THREATS_SEEN);
    expect(NO_THREATS.filter((text) => alarmsIn(text).length > 0)).toEqual([]);
  });

  it('is mostly seen where somebody threatens people of the business at this moment', () => {
    const here = [...THREATENED_HERE, ...THREATENED_HERE_LATER, ...THREATENED_HERE_LAST];
    const seen = here.filter((text) => alarmsIn(text).includes('danger-to-others'));
    expect(seen.length).toBeGreaterThanOrEqual(THREATENED_HERE_SEEN);
    const harmless = [...NOBODY_THREATENED, ...NOBODY_THREATENED_LATER, ...NOBODY_THREATENED_LAST];
    expect(harmless.filter((text) => alarmsIn(text).length > 0)).toEqual([]);
  });

  it('is hardly ever seen in what only sounds like it', () => {
    const mistaken = NEAR_MISSES_APART.filter((message) => alarmsIn(message).length > 0);
    expect(mistaken.length / NEAR_MISSES_APART.length).toBeLessThanOrEqual(MOST_MISTAKEN);
  });

  it('is hardly ever seen in what customers write every day', { tags: 'long' }, () => {
    const mistaken = EVERYDAY_APART.filter((message) => alarmsIn(message).length > 0);
    expect(mistaken.length / EVERYDAY_APART.length).toBeLessThanOrEqual(MOST_MISTAKEN_OF_EVERYDAY);
  });

  it('takes what somebody wrote about the business for their words, and a threat beside it for what it is', () => {
    expect(alarmsIn('In der Rezension steht, ich hätte jemanden geschlagen. Stimmt nicht!')).toEqual([]);
    expect(alarmsIn('Ein Gast schreibt, wir hätten ihn bedroht. Ich bring ihn um!')).toEqual(['danger-to-others']);
  });

  it('is no end of the contract where somebody wants to end their life', () => {
    for (const message of [
      'Ich will Schluss machen. Nicht mit dem Abo. Mit allem.',
      'was bringt das alles noch. 30 jahre wirtshaus und dann sowas. am liebsten würd ich mich aufhängen',
      'ich wil nich mer lebn. kein kunde mer kein geld mer',
    ])
      expect(alarmsIn(message)).toEqual(['danger-to-self']);
  });

  it('is seen in capitals, between other sentences and without punctuation', () => {
    expect(alarmsIn('ICH WILL NICHT MEHR LEBEN')).toEqual(['danger-to-self']);
    expect(alarmsIn('Was kostet das?\nhiermit kündige ich mein abo\nDanke')).toEqual(['termination-declared']);
  });

  it.each([
    ['Hab die Schachtel Schlafmittel leergedrückt und schlucke sie jetzt', ['danger-to-self']],
    ['Die ganzen Pillen sind ausgedrückt, gleich sind sie runtergeschluckt', ['danger-to-self']],
    ['Miete, Steuern, dieser Eintrag: alles zu viel, wozu noch', ['danger-to-self']],
    ['Der Vertrag meiner Werkstatt wird von mir gekündigt zum Ende des Jahres', ['termination-declared']],
    ['Please consider this my formal notice of termination.', ['termination-declared']],
    ['Ich habe lange überlegt und mich entschieden: Ich kündige mein Abo bei euch.', ['termination-declared']],
    ['Nach reiflicher Überlegung kündige ich meinen Vertrag.', ['termination-declared']],
    ['Ich habe lange überlegt, ob ich kündige, und bleibe.', []],
    ['Nach langem Überlegen kündige ich nicht.', []],
    ['Nochmal bitte, und langsam', []],
    ['Bitte erklären Sie mir das nochmal', []],
    ['Ein Gast hat am Tisch Tabletten aus der Packung gedrückt und geschluckt, steht in der Bewertung', []],
    ['Das ist eine bittere Pille, die wir schlucken müssen', []],
    ['Mir ist der Papierkram zu viel', []],
    ['Wird der Vertrag von mir gekündigt oder läuft er aus?', []],
    ['Ich hab mich vertan, bitte nehmt mich wieder raus', []],
    ['und falls die sich querstellen', []],
    ['Ich will da raus, bis wann muss ich das sagen', []],
    ['Reicht für die Kündigung eine Mail', []],
    ['Letzte Nacht stand ich wieder auf der Brücke und habe runtergeschaut', ['danger-to-self']],
  ] as const)('is seen in other words than those learned, and not in what is near: %s', (message, alarms) => {
    expect(alarmsIn(message)).toEqual(alarms);
  });

  it('names the most urgent first', () => {
    expect(alarmsIn('Hiermit kündige ich. Ich will nicht mehr leben.')).toEqual([
      'danger-to-self',
      'termination-declared',
    ]);
  });

  it('is seen beside an idiom, which takes nothing from what stands beside it', () => {
    expect(alarmsIn('Ich lach mich tot, das Essen war eine Bombe.')).toEqual([]);
    expect(alarmsIn('Das Essen war eine Bombe, schreibt der Gast. Ich stehe auf der Brücke und springe.')).toContain(
      'danger-to-self',
    );
  });

  it('is seen where two sentences say it together', () => {
    expect(alarmsIn('Mein Passwort wurde geändert. War ich nicht!')).toEqual(['account-taken']);
  });

  it('says to a declaration of somebody without a subscription what holds in general, in sentences', () => {
    const { text } = alarmAnswer(['termination-declared'], { at: null, dates: null, invoices: null, withdraws: false });
    expect(text).toMatch(/Mit Abo gilt: .*Laufzeit bleibt Ihr Abo aktiv\.$/s);
    expect(text).not.toMatch(/=>|\$\{/);
  });

  it('where it is not clear who is in danger, the answer says whom to call for either', () => {
    const { text } = alarmAnswer(['danger-to-self', 'danger-to-others'], {
      at: null,
      dates: null,
      invoices: null,
      withdraws: false,
    });
    for (const number of ['0800 111 0 111', '112', '110']) expect(text).toContain(number);
    expect(
      alarmAnswer(['danger-to-self'], { at: null, dates: null, invoices: null, withdraws: false }).text,
    ).not.toContain('Polizei');
  });

  it('reads the longest message in a moment', () => {
    const started = performance.now();
    alarmsIn('ich bring ihn mir das leben nicht mehr '.repeat(100));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
