import { reviewEvents } from '@sternklar/contracts/reviews/review.events';
import * as build from '@sternklar/contracts/reviews/testing/review.builders';
import { describe, expect, it } from 'vitest';
import { bundleReadme } from '../bundle/bundle-readme.ts';
import { caseLog, transparencyLogOver } from '../testing/audit-log.ts';
import { historyLines } from './show-history.ts';

const FOLLOW_UP = '2026-03-09T08:00:00.000Z';
const answered = (answer: 'asks' | 'refused' | 'removed') =>
  build.platformAnswered({ answer, text: 'Wir haben geprüft.' });
const erased = {
  type: 'ReviewErased',
  data: { ...build.removalTakenUpAgain().data, decidedAt: FOLLOW_UP },
} as const;

/** A case that takes every step there is, and how an auditor reads each. */
const CASE = [
  [build.reviewSubmitted(), 'eingereicht'],
  [build.caseTakenOver(), 'Übernommen'],
  [build.questionAsked(), 'Frage: Wann soll der Besuch gewesen sein?'],
  [build.questionReminded(), 'An die Frage erinnert'],
  [build.questionAnswered(), 'Antwort: Es gab keinen.'],
  [build.questionClosed(), 'Frage ohne Antwort geschlossen'],
  [build.reviewDetailsAmended(), 'Angaben ergänzt: Link zur Bewertung, Grund, Erklärung'],
  [build.evidenceAdded(), /^Beleg hinzugefügt: .+, gespeichert mit SHA-256 \S+$/],
  [build.evidenceRemoved(), `Beleg entfernt: ${build.EVIDENCE_ID}`],
  [
    build.removalForwarded({ reference: '1-2345', followUpAt: FOLLOW_UP }),
    'Übermittelt (Meldewerkzeug der Plattform, Aktenzeichen 1-2345): Diese Person war nach unserer Kenntnis nie unsere Kundin.',
  ],
  [build.followUpSet({ reason: 'Feiertag dort' }), `Wiedervorlage: ${FOLLOW_UP}: Feiertag dort`],
  [build.reviewNoteAdded(), 'Notiz: Die Plattform prüft.'],
  [answered('asks'), 'Antwort der Plattform: Rückfrage der Plattform: Wir haben geprüft.'],
  [answered('refused'), 'Antwort der Plattform: Löschung abgelehnt: Wir haben geprüft.'],
  [build.reviewStatusChanged({ from: 'eingereicht', to: 'nicht_genehmigt' }), 'eingereicht → nicht genehmigt'],
  [build.appealWished(), 'Widerspruch gewünscht'],
  [build.appealSetAside(), 'Kein Widerspruch: Das Kassenbuch nennt einen anderen Tag.'],
  [build.removalAppealed({ channel: 'post' }), /^Widerspruch \(Brief\): Diese Person war/],
  [answered('removed'), 'Antwort der Plattform: Bewertung gelöscht: Wir haben geprüft.'],
  [build.reviewStatusChanged({ from: 'nicht_genehmigt', to: 'gelöscht' }), 'nicht genehmigt → gelöscht'],
  [build.reviewCameBack(), 'Wieder auf der Plattform zu sehen'],
  [build.removalWithdrawn('Wir haben uns geeinigt.'), 'Zurückgezogen: Wir haben uns geeinigt.'],
  [build.removalTakenUpAgain(), 'Wieder aufgenommen'],
  [build.caseLetGo(), 'Nicht länger übernommen'],
  [erased, 'Angaben gelöscht'],
] as const;

describe('an auditor', () => {
  it('reads every step of a case in words', async () => {
    expect(new Set(CASE.map(([{ type }]) => type))).toEqual(new Set(reviewEvents.map(({ type }) => type)));
    const lines = await historyLines(await caseLog(CASE.map(([step]) => step)), build.REVIEW_ID);
    expect(lines).toHaveLength(CASE.length);
    for (const [index, [, words]] of CASE.entries()) {
      const read = lines[index]?.split('  ').slice(2).join('  ');
      if (words instanceof RegExp) expect(read).toMatch(words);
      else expect(read).toBe(words);
    }
  });

  it('finds in a bundle what each kind of step is called', async () => {
    const { store } = await caseLog(CASE.map(([step]) => step));
    const { log } = await transparencyLogOver({ store });
    const checkpoint = await log.latest();
    if (!checkpoint) throw new Error('Nothing was signed.');
    const readme = bundleReadme({ checkpoint, brandName: 'Haus', exportedAt: new Date(FOLLOW_UP) });
    for (const { type } of reviewEvents) expect(readme).toMatch(new RegExp(`^\\| ${type} \\| \\S.+ \\|$`, 'm'));
  });
});
