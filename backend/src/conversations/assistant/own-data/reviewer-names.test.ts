import { describe, expect, it } from 'vitest';
import { allNamedIn, misspeltIn, severalOrWhole } from './reviewer-names.ts';

const names = ['Karla K.', 'Olaf', 'Anna B.', 'Anna C.', 'Gast 17'];

describe('the reviewers that a message names', () => {
  it('are all found, each once, whole or by the first word', () => {
    expect(allNamedIn('Was ist mit Karla? Was mit Olaf und Gast 17?', names)).toEqual(['Karla K.', 'Olaf', 'Gast 17']);
    expect(allNamedIn('Olaf, Olaf und Olaf', [...names, 'Olaf'])).toEqual(['Olaf']);
  });

  it('are not those who only share a first name with the one that is named whole', () => {
    expect(allNamedIn('Ist Anna B. gelöscht?', names)).toEqual(['Anna B.']);
    expect(allNamedIn('Ist Anna gelöscht?', names)).toEqual(['Anna B.', 'Anna C.']);
  });

  it('are several, or one by the whole name, where something else is asked', () => {
    expect(severalOrWhole('Karla, Olaf: wie sieht es aus?', names)).toEqual(['Karla K.', 'Olaf']);
    expect(severalOrWhole('Was kostet das, Olaf?', names)).toEqual([]);
    expect(allNamedIn('gast17 bitte', names)).toEqual(['Gast 17']);
  });

  it('are meant by a name with one letter wrong, where only one is so near', () => {
    expect(misspeltIn('wie stehts um karal', names)).toEqual(['Karla K.']);
    expect(misspeltIn('wie stehts um ana', names)).toEqual([]);
    expect(misspeltIn('wie stehts um annna', names)).toEqual([]);
    expect(misspeltIn('was macht der karton', names)).toEqual([]);
  });

  it('are none where no name stands', () => {
    expect(allNamedIn('Ein Gast schreibt schlecht', names)).toEqual([]);
    const sentences = ['Ein enttäuschter Gast', 'Nie wieder', 'Der ehrliche Kunde'];
    expect(allNamedIn('Darf ich für einen Freund in Österreich ein Abo nehmen, der nie da war?', sentences)).toEqual(
      [],
    );
    expect(allNamedIn('Wie steht „Ein enttäuschter Gast“?', sentences)).toEqual(['Ein enttäuschter Gast']);
  });
});
