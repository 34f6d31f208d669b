import { beforeAll, describe, expect, it } from 'vitest';
import { answerTo } from '../../../assistant.ts';
import { alarmsIn } from '../../alarms.ts';
import { EVERYDAY_APART } from '../testing/everyday-apart.ts';
import { NEAR_MISSES_APART } from '../testing/held-apart.ts';
import { ODD_BUT_HARMLESS } from '../testing/odd-words-apart.ts';
import { HARMLESS_SIDEWAYS, seenOf, TOLD_SIDEWAYS, unseenOf } from '../testing/sideways-apart.ts';
import { learnDanger, perhapsInDanger } from './perhaps-danger.ts';

const isSeen = (message: string): boolean => alarmsIn(message).length > 0 || perhapsInDanger(message);
const isMistaken = (message: string): boolean => alarmsIn(message).length === 0 && perhapsInDanger(message);

/** So many are seen of those that were looked at while this was made, and of those that were not; whoever sees more raises it. */
const SEEN = 21;
const SEEN_OF_UNSEEN = 24;

describe('what may be a danger', () => {
  beforeAll(() => {
    learnDanger();
  });

  it('is mostly seen where it is told sideways, also in words that nobody looked at', () => {
    expect(seenOf(TOLD_SIDEWAYS).filter(isSeen).length).toBeGreaterThanOrEqual(SEEN);
    expect(unseenOf(TOLD_SIDEWAYS).filter(isSeen).length).toBeGreaterThanOrEqual(SEEN_OF_UNSEEN);
  });

  it('is hardly seen in what only sounds like it', { tags: 'long' }, () => {
    expect(HARMLESS_SIDEWAYS.filter(isMistaken)).toEqual([]);
    expect(ODD_BUT_HARMLESS.filter(isMistaken)).toEqual([]);
    expect(NEAR_MISSES_APART.filter(isMistaken).length).toBeLessThanOrEqual(2);
    expect(EVERYDAY_APART.filter(isMistaken).length).toBeLessThanOrEqual(2);
  });

  it('gets numbers to call first, a person, and is marked for the desk; also in the middle of other sentences', () => {
    const told = 'Er meinte, so ein Holzhaus wie unseres geht ja schnell in Rauch auf';
    for (const message of [told, `Guten Tag, ich habe eine Frage zur Rechnung. ${told}. Danke!`]) {
      const answer = answerTo(message);
      expect(answer).toMatchObject({ about: 'perhaps-danger', personWanted: true, attention: ['emergency'] });
      expect(answer.text).toMatch(/^Falls gerade jemand in Gefahr ist.*110.*112.*0800 111 0 111/u);
    }
  });

  it('is seen in the middle of a long message without any sign between its words', () => {
    const story =
      'also wir haben ja den laden schon lange und die gäste kommen gern zu uns und wir machen alles selbst '.repeat(3);
    const message = `${story}und jetzt steht der kerl seit einer stunde vor der tür und sagt er macht uns fertig ${story}`;
    expect(isSeen(message)).toBe(true);
    expect(isSeen(story)).toBe(false);
  });

  it('gives way to what is recognised for sure, and to clear questions', () => {
    expect(answerTo('Ich will nicht mehr leben').about).toBe('danger-to-self');
    expect(answerTo('Ich habe Angst, dass ich die Frist verpasse').about).not.toBe('perhaps-danger');
  });

  it.each([
    ['nothing', ''],
    ['signs alone', '🔪🔪🔪 ???'],
    ['many words', 'er steht vor der tür und hat ein messer '.repeat(100)],
    ['one long word', 'messer'.repeat(700)],
    ['thirty questions', 'Was kostet das? Wie lange läuft der Vertrag? Wo ist meine Rechnung? '.repeat(10)],
  ])('reads %s in a moment', (_, message) => {
    const started = performance.now();
    perhapsInDanger(message);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
