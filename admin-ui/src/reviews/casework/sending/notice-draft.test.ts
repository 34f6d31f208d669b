import type { Notice } from '@sternklar/contracts/reviews/casework/notice.api';
import { describe, expect, it } from 'vitest';
import { copiedOf, draftOf, originOf, sentTextOf } from './notice-draft.ts';

const field = (name: 'subject' | 'recipient' | 'explanation' | 'email', label: string, value: string) => ({
  name,
  label,
  value,
  missing: value === '',
});
const notice: Notice = {
  text: 'Sehr geehrte Damen und Herren,\n\nwir melden.',
  fields: [],
  missing: [],
  limit: null,
  is_shortened: false,
  form_url: null,
  not_drawn: '',
  closed_ways: [],
};

describe('a notice that is about to be sent', () => {
  it('is the customer’s words until somebody changes them', () => {
    expect(draftOf(notice, undefined)).toEqual({ text: notice.text, fields: [], isOutdated: false });
    expect(draftOf(notice, { from: originOf(notice), text: 'Anders.' })).toMatchObject({
      text: 'Anders.',
      isOutdated: false,
    });
  });

  it('says when the customer said something else meanwhile', () => {
    const changes = { from: originOf(notice), text: 'Anders.' };
    expect(draftOf({ ...notice, text: 'Neu.' }, changes)).toMatchObject({ text: 'Anders.', isOutdated: true });
  });

  it('is kept as it goes out: with the subject of a mail, field by field of a form', () => {
    const mail = {
      ...notice,
      fields: [field('recipient', 'Empfänger', 'a@b.example'), field('subject', 'Betreff', 'Meldung')],
    };
    expect(sentTextOf('email', draftOf(mail, undefined))).toBe(`Betreff:\nMeldung\n\n${notice.text}`);
    const form = { ...notice, fields: [field('email', 'E-Mail', ''), field('explanation', 'Begründung', 'Nie da.')] };
    const changed = draftOf(form, { from: originOf(form), fields: { email: 'ich@beispiel.de' } });
    expect(sentTextOf('legal-form', changed)).toBe('E-Mail:\nich@beispiel.de\n\nBegründung:\nNie da.');
    expect(sentTextOf('report-tool', draftOf(notice, undefined))).toBe(notice.text);
    expect([copiedOf('legal-form', changed), copiedOf('email', draftOf(mail, undefined))]).toEqual([
      'Nie da.',
      notice.text,
    ]);
  });
});
