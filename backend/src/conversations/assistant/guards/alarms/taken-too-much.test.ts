import { describe, expect, it } from 'vitest';
import { alarmAnswer } from '../alarm-answers.ts';
import { alarmsIn } from '../alarms.ts';
import { hasTakenThem } from './taken-too-much.ts';

const NOBODY = { at: null, dates: null, invoices: null, withdraws: false };

describe('Whoever has swallowed too much', () => {
  it.each([
    'Ich hab grad die ganze Packung Tabletten geschluckt',
    'hab vierzig schlaftabletten intus, es reicht',
    'I hob vui z vui Pilln gschluckt',
    'ich hab viel zu viel genommen, mit absicht, mir ist schwindlig',
    'Ich habe zu viel Insulin gespritzt, mit Absicht, alles auf einmal',
  ])('is told of the ambulance first, and of somebody to talk to: %s', (message) => {
    const [first, ...others] = alarmsIn(message);
    expect([first, ...others]).toEqual(expect.arrayContaining(['medical-emergency', 'danger-to-self']));
    if (first === undefined) throw new Error('Nothing was seen.');
    const { text } = alarmAnswer([first, ...others], NOBODY);
    expect(text).toMatch(/^Rufen Sie bitte sofort die 112 an/);
    expect(text).toContain('0800 111 0 111');
  });

  it.each([
    'Ich will nicht mehr leben',
    'Ich überlege, ob ich alle Tabletten auf einmal nehmen soll',
    'Gegen die Kopfschmerzen habe ich zwei Tabletten genommen',
    'Ein Gast schreibt, er habe nach dem Essen viele Tabletten genommen',
  ])('and nobody else: %s', (message) => {
    expect(hasTakenThem(message)).toBe(false);
  });
});

it.each([
  'Im Lager liegt einer, der macht keinen Mucks mehr, was soll ich tun',
  'Unser Azubi ist vom Gabelstapler überrollt worden',
  'in usen Laden is Füer',
])('An emergency told in the words of a region is seen: %s', (message) => {
  expect(alarmsIn(message)).toContain('medical-emergency');
});

it('A farewell in few words of Bavaria is one, and an end of the contract is none', () => {
  expect(alarmsIn('I schaff des nimmer, i mach a End, pfiat eich')).toContain('danger-to-self');
  expect(alarmsIn('I schaff des nimmer mit eich, i mach a End mit dem Abo, servus')).not.toContain('danger-to-self');
});

it('Who plans what shall be once they are dead is in danger, and who sees to their heirs is not', () => {
  expect(alarmsIn('Wer bekommt die Rechnungen, wenn ich tot bin? Ich plane das grad.')).toContain('danger-to-self');
  expect(alarmsIn('Wer bekommt die Rechnungen, wenn ich tot bin? Das fragt mein Notar.')).toEqual([]);
});

it.each([
  'Sieht der Gast, dass ich ihn gemeldet habe? Er wohnt nebenan.',
  'Ohne Espresso bin ich heute eine Leiche, wo finde ich meine Anträge?',
  'Unsere Räumungsübung lief gut, nur ein Gast schrieb, es habe gebrannt.',
  'Laut Rezension war bei uns der Notarzt, das ist gelogen.',
])('No emergency: %s', (message) => {
  expect(alarmsIn(message)).toEqual([]);
});
