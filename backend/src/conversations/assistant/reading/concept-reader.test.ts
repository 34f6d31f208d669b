import { describe, expect, it } from 'vitest';
import { conceptReader, conceptWords } from './concept-reader.ts';

const read = conceptReader(conceptWords({ money: 'kost zahl bar.', ending: 'kündig' }));

describe('what words speak of', () => {
  it('is known by how they begin, in plain letters, each once', () => {
    expect(read('Kostet die KUENDIGUNG etwas, und was kosten Kündigungen?')).toEqual(['money', 'ending']);
  });

  it('is known of a short word only where it is meant whole', () => {
    expect(read('bar')).toEqual(['money']);
    expect(read('Barista')).toEqual([]);
  });

  it('is nothing for words that nobody knows, and for none', () => {
    expect(read('Apfelkuchen')).toEqual([]);
    expect(read('')).toEqual([]);
  });
});
