import { expect, it } from 'vitest';
import { soundOf } from './cologne-phonetics.ts';

it.each([
  ['muller', '657'],
  ['ludenscheidt', '52682'],
  ['wikipedia', '3412'],
  ['breschnew', '17863'],
])('%s sounds like %s', (word, sound) => {
  expect(soundOf(word)).toBe(sound);
});

it.each([
  ['geschluckt', 'gschluggd'],
  ['umgefallen', 'umgfalln'],
  ['verwaschen', 'verwaschn'],
  ['tabletten', 'dabletten'],
  ['medikamente', 'meddikamende'],
])('%s sounds like %s', (word, other) => {
  expect(soundOf(other)).toBe(soundOf(word));
});

it('of no letters it is nothing', () => {
  expect([soundOf(''), soundOf('h'), soundOf('123')]).toEqual(['', '', '']);
});
