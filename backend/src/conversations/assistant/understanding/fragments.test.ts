import { describe, expect, it } from 'vitest';
import { answerTo } from '../assistant.ts';
import { likeliestFirst, withoutFragments } from './fragments.ts';

const told = { intent: 'vat', text: 'Das Steuerbüro fragt', asks: false };
const asked = { intent: 'term', text: 'verlängert sich der Vertrag?', asks: true };

describe('fragments of a message', () => {
  it('say nothing where the whole is surely about something else', () => {
    const whole = [
      { intent: 'term', share: 0.9 },
      { intent: 'vat', share: 0.01 },
    ];
    expect(withoutFragments([told, asked], whole)).toEqual([asked]);
    expect(withoutFragments([{ ...told, asks: true }, asked], whole)).toHaveLength(2);
    expect(withoutFragments([{ ...told, intent: 'person' }, asked], whole)).toHaveLength(2);
  });

  it('stay where the whole is not sure, or is about them as well', () => {
    expect(withoutFragments([told, asked], [{ intent: 'term', share: 0.5 }])).toHaveLength(2);
    const both = [
      { intent: 'term', share: 0.7 },
      { intent: 'vat', share: 0.2 },
    ];
    expect(withoutFragments([told, asked], both)).toHaveLength(2);
    expect(withoutFragments([told, asked], [])).toHaveLength(2);
  });

  it('stand behind what the whole is likelier about', () => {
    const whole = [
      { intent: 'term', share: 0.7 },
      { intent: 'vat', share: 0.2 },
    ];
    expect(likeliestFirst([told, asked], whole)).toEqual([asked, told]);
    expect(likeliestFirst([told, asked], [])).toEqual([told, asked]);
  });
});

it.each([
  ['Das Steuerbüro fragt: verlängert sich der Vertrag stillschweigend, und um welchen Zeitraum?', 'term'],
  ['Mal ehrlich, tippt da ein echter Kerl oder so eine KI?', 'machine'],
  ['Nehmt ihr PayPal? Karte hab ich keine.', 'payment'],
  ['American Express geht doch sicher auch, oder?', 'payment'],
  ['Hab ich 14 Tage Rückgaberecht wie bei Amazon?', 'withdrawal'],
])('what is asked stands first: %s', (message, about) => {
  expect(answerTo(message).about).toBe(about);
});

it('a refusal that only a word is like comes after what is asked', () => {
  const { about, text } = answerTo('Prüft bei euch ein Jurist, ob das rechtlich durchgeht?');
  expect(about).toBe('lawyer');
  expect(text).toContain('beurteile ich nicht');
});
