import type { ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { describe, expect, it } from 'vitest';
import { UNDONE } from '../../texts/case-steps.ts';
import { timelineTexts } from '../../texts/reviews.ts';
import { timelineSteps } from './timeline.ts';

const entry = (fields: Partial<ReviewHistoryEntry>): ReviewHistoryEntry => ({
  id: 'e1',
  kind: 'submitted',
  at: '2026-11-16T13:02:00.000Z',
  from: null,
  to: null,
  note: null,
  shown_to_customer: true,
  actor: 'customer',
  ...fields,
});
const submitted = entry({ to: 'eingereicht' });
const later = '2026-11-19T08:41:00.000Z';
const deleted = entry({
  id: 'e2',
  kind: 'status-changed',
  at: later,
  from: 'eingereicht',
  to: 'gelöscht',
  actor: 'admin',
});
const note = (fields: Partial<ReviewHistoryEntry>) =>
  entry({ id: 'e3', kind: 'note-added', actor: 'admin', ...fields });

describe('the timeline of a review', () => {
  it('tells who did what and when, oldest first', () => {
    expect(timelineSteps([submitted, deleted])).toEqual([
      { id: 'e1', at: submitted.at, actor: 'customer', status: 'eingereicht', note: null },
      { id: 'e2', at: later, actor: 'admin', status: 'gelöscht', note: null, byPlatform: true },
    ]);
  });

  it('leaves out what a newer server may add, rather than calling it a note', () => {
    const added: unknown = 'of-a-newer-server';
    expect(timelineSteps([submitted, entry({ id: 'e4', kind: added as 'submitted' })])).toHaveLength(1);
  });

  it('puts a note to the change of status that it was written with', () => {
    const steps = timelineSteps([submitted, deleted, note({ at: later, note: 'Die Plattform hat zugestimmt.' })]);
    expect(steps.map(({ status, note: text }) => [status, text])).toEqual([
      ['eingereicht', null],
      ['gelöscht', 'Die Plattform hat zugestimmt.'],
    ]);
  });

  it('tells a refused appeal as the platform’s decision, and what takes it back as that', () => {
    const refused = entry({
      ...{ id: 'e5', kind: 'status-changed', at: later, actor: 'admin' },
      ...{ from: 'nicht_genehmigt', to: 'nicht_genehmigt' },
    });
    const said = { id: 'e4', kind: 'platform-answered', at: later, actor: 'admin', note: 'Kein Verstoß.' } as const;
    const answer = entry({ ...said, step: { answer: 'refused' } });
    const takenBack = { ...refused, id: 'e6', at: '2026-11-19T08:42:00.000Z', step: { takes_back: true } } as const;
    expect(timelineSteps([answer, refused, takenBack])).toEqual([
      {
        id: 'e5',
        at: later,
        actor: 'admin',
        status: 'nicht_genehmigt',
        note: 'Kein Verstoß.',
        byPlatform: true,
        about: UNDONE,
      },
      expect.objectContaining({ id: 'e6', status: null, what: 'Zurückgenommen' }),
    ]);
  });

  it('says of a decision that it was taken back, and never that the platform did that', () => {
    const back = entry({
      ...{ id: 'e6', kind: 'status-changed', at: '2026-11-19T08:42:00.000Z', actor: 'admin' },
      ...{ from: 'gelöscht', to: 'nicht_genehmigt', step: { takes_back: true } },
    });
    const refused = entry({ id: 'e1', kind: 'status-changed', actor: 'admin', to: 'nicht_genehmigt' });
    const removed = { ...deleted, from: 'nicht_genehmigt' } as const;
    expect(timelineSteps([refused, removed, back])).toEqual([
      expect.not.objectContaining({ about: UNDONE }),
      expect.objectContaining({ id: 'e2', status: 'gelöscht', about: UNDONE }),
      {
        ...{ id: 'e6', at: back.at, actor: 'admin', status: 'nicht_genehmigt', note: null },
        ...{ what: 'Zurückgenommen', about: 'Zurückgenommen: Was davor eingetragen war, war ein Versehen.' },
      },
    ]);
  });

  it('lets a note stand alone that was written at another time, or is the second of its moment', () => {
    const steps = timelineSteps([
      submitted,
      deleted,
      note({ at: later, note: 'eins' }),
      note({ id: 'e4', at: later, note: 'zwei' }),
      note({ id: 'e5', at: '2026-11-20T08:00:00.000Z', note: 'drei' }),
    ]);
    expect(steps.map(({ status, note: text }) => [status, text])).toEqual([
      ['eingereicht', null],
      ['gelöscht', 'eins'],
      [null, 'zwei'],
      [null, 'drei'],
    ]);
  });

  it('leaves out what customers do not see, and keeps the place of an erased note', () => {
    const steps = timelineSteps([
      submitted,
      note({ note: 'intern', shown_to_customer: false }),
      note({ at: later, note: '' }),
    ]);
    expect(steps.map(({ note: text }) => text)).toEqual([null, '']);
  });

  it('says that the platform decided, and in one with the status what it wrote', () => {
    const answer = entry({ id: 'e3', kind: 'platform-answered', at: later, actor: 'admin', note: 'Kein Verstoß.' });
    const refused = { ...answer, step: { answer: 'refused' as const } };
    const status = entry({ id: 'e4', kind: 'status-changed', at: later, actor: 'admin', to: 'nicht_genehmigt' });
    expect(timelineSteps([submitted, refused, status]).at(-1)).toEqual({
      id: 'e4',
      at: later,
      actor: 'admin',
      status: 'nicht_genehmigt',
      note: 'Kein Verstoß.',
      byPlatform: true,
    });
    expect(timelineTexts.enteredBy('admin', 'Sternklar')).toBe('Die Plattform, eingetragen vom Sternklar-Team');
    expect(timelineTexts.enteredBy('customer', 'Sternklar')).toBe('Die Plattform, von Ihnen eingetragen');
  });

  it('has the words of an answer once that the customer entered and the team confirmed', () => {
    const answer = { kind: 'platform-answered' as const, note: 'Kein Verstoß.', step: { answer: 'refused' as const } };
    const own = entry({ ...answer, id: 'e2', actor: 'customer' });
    const confirmed = entry({ ...answer, id: 'e3', at: later, actor: 'admin' });
    const status = entry({ id: 'e4', kind: 'status-changed', at: later, actor: 'admin', to: 'nicht_genehmigt' });
    const words = (...entries: Parameters<typeof timelineSteps>[0]) =>
      timelineSteps(entries).map(({ note: text }) => text);
    expect(words(own, confirmed, status)).toEqual(['Kein Verstoß.', null]);
    expect(words(own, { ...confirmed, note: 'Anders.' }, status)).toEqual(['Kein Verstoß.', 'Anders.']);
  });

  it('says of what the customer entered that they did, and of a return in one with the status it set', () => {
    const entered = entry({ id: 'e3', kind: 'platform-answered', at: later, step: { answer: 'refused' } });
    const back = entry({ id: 'e4', kind: 'came-back', at: '2026-11-20T08:00:00.000Z' });
    const anew = entry({ id: 'e5', kind: 'status-changed', at: back.at, actor: 'admin', to: 'eingereicht' });
    expect(timelineSteps([entered, back, anew])).toEqual([
      expect.objectContaining({ what: 'Sie haben eingetragen: Löschung abgelehnt', actor: 'customer', status: null }),
      {
        id: 'e5',
        at: back.at,
        actor: 'customer',
        status: 'eingereicht',
        note: null,
        about: 'Wieder auf der Plattform zu sehen',
      },
    ]);
  });

  it('keeps an answer that set no status, and a status that goes back, as what they are', () => {
    const answer = entry({
      id: 'e3',
      kind: 'platform-answered',
      at: later,
      actor: 'admin',
      step: { answer: 'removed' },
    });
    const back = entry({ id: 'e4', kind: 'status-changed', at: later, actor: 'admin', to: 'eingereicht' });
    expect(timelineSteps([answer, back]).map(({ what, status, byPlatform }) => [what, status, byPlatform])).toEqual([
      ['Bewertung gelöscht', null, true],
      [undefined, 'eingereicht', undefined],
    ]);
  });

  it('says on which way a request went, and under which reference', () => {
    const sent = entry({ kind: 'forwarded', step: { channel: 'post', reference: 'A-1' }, note: 'Brief' });
    expect(timelineSteps([sent])[0]).toMatchObject({
      what: 'An die Plattform übermittelt',
      about: 'per Brief, Aktenzeichen A-1',
      wasSent: true,
    });
  });

  it('names evidence also when it is taken away again', () => {
    const added = entry({ id: 'e3', kind: 'evidence-added', note: 'kassenbuch.pdf', step: { evidence_id: 'f1' } });
    const removed = entry({ id: 'e4', kind: 'evidence-removed', at: later, step: { evidence_id: 'f1' } });
    expect(timelineSteps([added, removed]).map(({ what, note: name }) => [what, name])).toEqual([
      ['Beleg hinzugefügt', 'kassenbuch.pdf'],
      ['Beleg entfernt', 'kassenbuch.pdf'],
    ]);
  });

  it('names people as customers know them', () => {
    const names = (['customer', 'admin', 'operator', 'system'] as const).map((actor) =>
      timelineTexts.by(actor, 'Sternklar'),
    );
    expect(names).toEqual(['Sie', 'Sternklar-Team', 'Sternklar-Team', 'Automatisch']);
  });
});
