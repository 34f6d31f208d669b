import { describe, expect, it } from 'vitest';
import { answerOf } from './answers.ts';
import { OFFER_OF_A_PERSON } from './knowledge/facts.ts';
import { withoutRepeats } from './without-repeats.ts';

const NOTICE = 'Sie kündigen auf Ihrer Kontoseite mit „Abo kündigen“ oder per E-Mail.';

describe('the texts of one answer', () => {
  it('say no sentence twice', () => {
    expect(
      withoutRepeats([`${NOTICE} Ein Grund ist nicht nötig.`, `Ihr Abo endet am 13. August 2026. ${NOTICE}`]),
    ).toEqual([`${NOTICE} Ein Grund ist nicht nötig.`, 'Ihr Abo endet am 13. August 2026.']);
    expect(withoutRepeats([NOTICE, NOTICE])).toEqual([NOTICE]);
  });

  it('offer a person once, at the end', () => {
    expect(
      withoutRepeats([`Das eine. ${OFFER_OF_A_PERSON}`, 'Das andere.', `Das dritte. ${OFFER_OF_A_PERSON}`]),
    ).toEqual(['Das eine.', 'Das andere.', `Das dritte. ${OFFER_OF_A_PERSON}`]);
  });

  it('stay as a person wrote them, with their lines', () => {
    const taught = `${NOTICE}\n\n${NOTICE}`;
    expect(withoutRepeats([NOTICE, taught])).toEqual([NOTICE, taught]);
  });
});

it('what introduces an answer goes with it, where that is said already', () => {
  const said = (...texts: readonly string[]) => answerOf(texts.map((text) => ({ about: 'clarify', text }))).text;
  const [one, other] = ['Meinen Sie die Rechnung? Dann gilt:', 'Oder meinen Sie Ihre Rechnungen? Dann gilt:'];
  const close = 'Geht es Ihnen um etwas anderes?';
  const text = 'Rechnungen kommen per E-Mail.';
  expect(said(one, text, other, text, close)).toBe(`${one}\n\n${text}\n\n${close}`);
  expect(said(one, text, other, 'Sie haben keine.', close)).toContain(`${other}\n\nSie haben keine.`);
});
