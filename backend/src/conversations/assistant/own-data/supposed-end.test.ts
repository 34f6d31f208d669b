import { describe, expect, it } from 'vitest';
import { noticeForSupposedEnd } from './supposed-end.ts';

describe('notice for an end that is only supposed', () => {
  it.each([
    ['Mal angenommen, mein Abo läuft am 31. Dezember aus, bis wann kündige ich?', '2. Dezember', '4. Dezember'],
    ['wenn die laufzeit am 15.3. endet, wann muss die kündigung da sein', '14. Februar', '16. Februar'],
    ['Falls der Vertrag am 15. März 2028 endet, wann kündige ich?', '15. Februar 2028', '17. Februar 2028'],
    ['Mal angenommen, mein Abo endet am 31. Mai. Bis wann nehmt ihr die Kündigung an?', '2. Mai', '4. Mai'],
    ['Gesetzt den Fall, mein Vertrag endet am 31.10., wann müsste ich kündigen?', '2. Oktober', '4. Oktober'],
    ['wenn mein abo am 30. april ausläuft wann muss ich kündigen', '1. April', '3. April'],
    ['Wenn der Vertrag bis 28. Februar läuft, bis wann muss die Kündigung da sein?', '30. Januar', '1. Februar'],
    ['Nehmen wir an, Vertragsende wäre der 30. September', '1. September', '3. September'],
  ])('counts from the day that is named: %s', (message, recommended, latest) => {
    const said = noticeForSupposedEnd(message);
    expect(said).toContain(`am besten bis zum ${recommended} (30 Tage vorher)`);
    expect(said).toContain(`angenommen wird die Kündigung bis zum ${latest} (4 Wochen vorher)`);
  });

  it.each([
    'Wann endet mein Abo?',
    'Angenommen, mein Vertrag endet bald, wann muss ich kündigen?',
    'Wenn ich am 1. August kündige, wann endet mein Vertrag?',
    'Angenommen, ich kündige am 1. Mai, wann endet mein Vertrag?',
    'wenn ich am 1. mai kündige wann endet dann das abo',
    'Wenn ich bis zum 3. Mai kündige, wann läuft der Vertrag aus?',
    'Bis wann muss ich kündigen, wenn mein Abo im Juni endet?',
    'Angenommen, mein Abo endet am 31. Februar',
    'Endet mein Vertrag am 30. Juni?',
  ])('leaves everything else to what is known: %s', (message) => {
    expect(noticeForSupposedEnd(message)).toBeNull();
  });
});
