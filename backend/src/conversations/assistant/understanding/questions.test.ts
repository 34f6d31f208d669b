import { describe, expect, it } from 'vitest';
import { itemsOf, partsOf } from './questions.ts';

describe('the questions of a message', () => {
  it('are taken apart where a new one begins, and one that leans on another stays with it', () => {
    expect(partsOf('Was kostet das und wie kündige ich?').map(({ text }) => text)).toEqual([
      'Was kostet das',
      'wie kündige ich?',
    ]);
    expect(partsOf('Die Mail ist weg. Was nun?')).toHaveLength(1);
  });

  it('are also the items of a list, without numbers and without what asks nothing', () => {
    expect(itemsOf('1. Preis? 2. Laufzeit + Kündigung')).toEqual(['Preis', 'Laufzeit', 'Kündigung']);
    expect(itemsOf('Preis und Laufzeit, wie sieht das aus?')).toEqual(['Preis', 'Laufzeit']);
  });

  it('are no list where there is one thing alone, or where something is quoted', () => {
    expect(itemsOf('Was kostet das?')).toEqual([]);
    expect(itemsOf('In der Bewertung steht: „Preis, Laufzeit“')).toEqual([]);
  });

  it('are one where a condition or what is to be known comes first', () => {
    expect(partsOf('Wenn ich die Karte wechsle, wo gebe ich die neue ein?')).toHaveLength(1);
    expect(partsOf('Kann meine Mutter sehen, was Sie an Google geschrieben haben?')).toHaveLength(1);
    expect(partsOf('Jetzt ist die Karte abgelaufen, was mach i do?')).toHaveLength(1);
    expect(partsOf('Was kostet das, wie lange bin ich gebunden?')).toHaveLength(2);
  });
});
