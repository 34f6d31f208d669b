import { describe, expect, it } from 'vitest';
import { evidenceTexts as texts } from './evidence.ts';

describe('words about evidence', () => {
  it('fit one file and several', () => {
    expect(texts.twice(['a.jpg'])).toBe('„a.jpg“ ist schon auf dem Weg.');
    expect(texts.twice(['a.jpg', 'b.jpg'])).toBe('„a.jpg“ und „b.jpg“ sind schon auf dem Weg.');
    expect(texts.unfinished(['a.jpg'])).toContain('Wählen Sie die Datei noch einmal aus');
    expect(texts.unfinished(['a.jpg', 'b.jpg'])).toContain(
      '„a.jpg“, „b.jpg“. Wählen Sie diese Dateien noch einmal aus',
    );
  });

  it('count what is there, and say how many more there may be once some went to the platform', () => {
    expect(texts.count(3, 10)).toBe('3 von 10');
    expect(texts.countSent(1, 1)).toBe('Ein Beleg, Platz für einen weiteren');
    expect(texts.countSent(12, 8)).toBe('12\u00a0Belege, Platz für 8\u00a0weitere');
    expect(texts.countSent(30, 0)).toBe('30\u00a0Belege');
  });

  it('advise to remove something only where that can be done', () => {
    expect(texts.full(false, true)).toMatch(/^Mehr als zehn Belege, .* Entfernen Sie einen/);
    expect(texts.full(false, false)).toMatch(/sobald diese übermittelt sind\.$/);
    expect(texts.full(true, false)).toBe('Mehr als 30 Belege nimmt ein Antrag nicht auf.');
  });
});
