import type { Notice } from '@sternklar/contracts/reviews/casework/notice.api';
import { describe, expect, it } from 'vitest';
import { copiedOf, draftOf, originOf, sentTextOf, shownAtFirst } from './notice-draft.ts';

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
  version: 1,
};

describe('a notice that is about to be sent', () => {
  const later = { ...notice, text: 'Neu.', version: 2 };

  it('is the customer’s words until somebody changes them', () => {
    const asIs = { text: notice.text, fields: [], isOutdated: false, isOlder: false };
    expect(draftOf(notice, shownAtFirst(notice))).toEqual(asIs);
    expect(draftOf(notice, { ...shownAtFirst(notice), text: 'Anders.' })).toEqual({ ...asIs, text: 'Anders.' });
  });

  it('stays as it was shown when the customer says something else, and says so', () => {
    expect(draftOf(later, shownAtFirst(notice))).toMatchObject({ text: notice.text, isOutdated: true, isOlder: false });
    const fields = [field('explanation', 'Begründung', 'Nie da.')];
    const form = { ...notice, text: '', fields };
    const formLater = { ...form, fields: [...fields, field('email', 'E-Mail', 'neu@beispiel.de')] };
    expect(draftOf(formLater, shownAtFirst(form))).toMatchObject({ fields, isOutdated: true });
  });

  it('is entered as it went out once somebody says so, until the customer says something else again', () => {
    const sent = { ...shownAtFirst(notice), agreed: originOf(later) };
    expect(draftOf(later, sent)).toMatchObject({ text: notice.text, isOutdated: false, isOlder: true });
    expect(draftOf({ ...later, text: 'Noch einmal neu.' }, sent)).toMatchObject({
      text: notice.text,
      isOutdated: true,
    });
  });

  it('is kept as it goes out: with the subject of a mail, field by field of a form', () => {
    const mail = {
      ...notice,
      fields: [field('recipient', 'Empfänger', 'a@b.example'), field('subject', 'Betreff', 'Meldung')],
    };
    expect(sentTextOf('email', draftOf(mail))).toBe(`Betreff:\nMeldung\n\n${notice.text}`);
    const form = { ...notice, fields: [field('email', 'E-Mail', ''), field('explanation', 'Begründung', 'Nie da.')] };
    const changed = draftOf(form, { ...shownAtFirst(form), fields: { email: 'ich@beispiel.de' } });
    expect(sentTextOf('legal-form', changed)).toBe('E-Mail:\nich@beispiel.de\n\nBegründung:\nNie da.');
    expect(sentTextOf('report-tool', draftOf(notice))).toBe(notice.text);
    expect([copiedOf('legal-form', changed), copiedOf('email', draftOf(mail))]).toEqual(['Nie da.', notice.text]);
  });
});
