import { describe, expect, it } from 'vitest';
import { withDueMoment } from './due-filter.ts';

const now = new Date('2026-03-02T09:00:00.000Z');

describe('the filter by when a case falls due', () => {
  it('becomes a moment from now, beside all other filters', () => {
    expect(withDueMoment({ due: 'week', channel: 'email' }, now)).toEqual({
      channel: 'email',
      due_until: '2026-03-09T09:00:00.000Z',
    });
    expect(withDueMoment({ due: 'now' }, now)).toEqual({ due_until: now.toISOString() });
  });

  it('is left to the server where it is not known, and is nothing where it is not asked for', () => {
    expect(withDueMoment({ due: 'bald' }, now)).toEqual({ due: 'bald' });
    expect(withDueMoment({ status: 'open' }, now)).toEqual({ status: 'open' });
  });
});
