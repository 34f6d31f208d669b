import { describe, expect, it } from 'vitest';
import { createRebuildDisplay, type Terminal } from './rebuild-display.ts';

const displayOn = (terminal: Pick<Terminal, 'isTTY' | 'columns'>) => {
  const written: string[] = [];
  const display = createRebuildDisplay({ ...terminal, write: (text) => written.push(text) });
  return { display, written };
};
const head = 20_000;

describe('progress of a rebuild', () => {
  it('is a plain line for every tenth of the way and for every phase, where output goes into a log', () => {
    const { display, written } = displayOn({});
    for (const position of [5_000, 5_001, 6_999, 20_000]) display.show({ phase: 'reading', position, head });
    display.show({ phase: 'indexing', position: head, head });
    display.show({ phase: 'switching', position: head, head });
    expect(written.join('')).toBe(
      [
        'Ereignisse anwenden: 25 % (5.000 von 20.000 Ereignissen)',
        'Ereignisse anwenden: 34 % (6.999 von 20.000 Ereignissen)',
        'Ereignisse anwenden: 100 % (20.000 von 20.000 Ereignissen)',
        'Indizes anlegen: 100 % (20.000 von 20.000 Ereignissen)',
        'Umschalten: 100 % (20.000 von 20.000 Ereignissen)',
        '',
      ].join('\n'),
    );
  });

  it('is one bar on a terminal, drawn over itself and no wider than the terminal', () => {
    const { display, written } = displayOn({ isTTY: true, columns: 60 });
    display.show({ phase: 'reading', position: 0, head });
    display.show({ phase: 'reading', position: 10_000, head });
    const bars = written.join('').split('\r\u001b[2K').slice(1);
    expect(bars.map((bar) => bar.slice(0, 36))).toEqual([
      '░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 0 % ·',
      '███████████████░░░░░░░░░░░░░░░ 50 % ',
    ]);
    for (const bar of bars) expect(bar).toHaveLength(59);
  });

  it('is complete for an empty log', () => {
    const { display, written } = displayOn({});
    display.show({ phase: 'indexing', position: 0, head: 0 });
    expect(written).toEqual(['Indizes anlegen: 100 % (0 von 0 Ereignissen)\n']);
  });

  it('ends with what was rebuilt and dropped, on lines of their own', () => {
    const { display, written } = displayOn({ isTTY: true });
    display.finish({ rebuilt: [{ name: 'review-list', version: 2, position: 1_234 }], dropped: ['rm_review_list_v1'] });
    expect(written).toEqual([
      '\r\u001b[2Kreview-list v2 ist neu aufgebaut und umgeschaltet, Stand: Ereignis 1.234.\n',
      '\r\u001b[2KAlte Version entfernt: rm_review_list_v1.\n',
    ]);
  });
});
