import { describe, expect, it } from 'vitest';
import { inTwo } from './hidden-questions.ts';
import { itemsOf, partsOf } from './questions.ts';
import { meantBy } from './understand.ts';

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

  it('end at no point of a short form or of a day, and at no clause that says which one', () => {
    expect(partsOf('Unsere USt-IdNr. gehört mit drauf')).toHaveLength(1);
    expect(partsOf('Die Rechnung vom 14.11. bis 13.12. bitte')).toHaveLength(1);
    expect(itemsOf('Die Rechnung vom 14.11. bis 13.12. bitte')).toEqual([]);
    expect(partsOf('Geht das, was ich hier schreibe, an Fremde?')).toHaveLength(1);
    expect(partsOf('Wie lange habe ich noch Zugang, wo doch gekündigt ist?')).toHaveLength(1);
    expect(partsOf('Das war 2025. Was kostet es heute?')).toHaveLength(2);
  });

  it('are counted in words or letters', () => {
    const texts = (message: string) => partsOf(message).map(({ text }) => text);
    expect(texts('Erstens der Preis, zweitens die Laufzeit')).toEqual(['der Preis', 'die Laufzeit']);
    expect(texts('a) was kostet das b) wie kündige ich')).toEqual(['was kostet das', 'wie kündige ich']);
  });

  it('are found in one breath, without a mark between them, where each is surely something else', () => {
    const intents = (message: string) => meantBy(message).asked.map(({ intent }) => intent);
    expect(inTwo('hab mein passwort vergessen ausserdem brauch ich die rechnung als pdf')).toHaveLength(2);
    expect(intents('was kostet das im monat wie lange läuft der vertrag')).toEqual(['price', 'term']);
    expect(inTwo('Was kostet es, wenn nichts gelöscht wird?')).toHaveLength(1);
    expect(inTwo('was kostet das eigentlich im ganzen jahr mit steuer')).toHaveLength(1);
  });

  it('are asked, and not told: who somebody is beside a question is no question', () => {
    expect(
      meantBy('Wir sind eine kleine Bäckerei in Mainz. Was kostet das?').asked.map(({ intent }) => intent),
    ).toEqual(['price']);
  });
});
