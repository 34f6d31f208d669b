import { describe, expect, it } from 'vitest';
import { noticeForSupposedEnd } from './supposed-end.ts';

describe('notice for an end that is only supposed', () => {
  it.each([
    ['Mal angenommen, mein Abo läuft am 31. Dezember aus, bis wann kündige ich?', '1. Dezember', '3. Dezember'],
    ['wenn die laufzeit am 15.3. endet, wann muss die kündigung da sein', '13. Februar', '15. Februar'],
    ['Falls der Vertrag am 15. März 2028 endet, wann kündige ich?', '14. Februar 2028', '16. Februar 2028'],
    ['Nehmen wir an, Vertragsende wäre der 30. September', '31. August', '2. September'],
  ])('counts from the day that is named: %s', (message, recommended, latest) => {
    const said = noticeForSupposedEnd(message);
    expect(said).toContain(`am besten bis zum ${recommended} (30 Tage vorher)`);
    expect(said).toContain(`angenommen wird die Kündigung bis zum ${latest} (4 Wochen vorher)`);
  });

  it.each([
    'Wann endet mein Abo?',
    'Angenommen, mein Vertrag endet bald, wann muss ich kündigen?',
    'Wenn ich am 1. August kündige, wann endet mein Vertrag?',
    'Bis wann muss ich kündigen, wenn mein Abo im Juni endet?',
    'Angenommen, mein Abo endet am 31. Februar',
    'Endet mein Vertrag am 30. Juni?',
  ])('leaves everything else to what is known: %s', (message) => {
    expect(noticeForSupposedEnd(message)).toBeNull();
  });
});
