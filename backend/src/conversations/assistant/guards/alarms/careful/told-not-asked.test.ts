import { describe, expect, it } from 'vitest';
import { answerTo } from '../../../assistant.ts';
import { ifInDanger } from '../../alarm-answers.ts';
import { tellsOnly } from './told-not-asked.ts';

describe('what is told and not understood', () => {
  it.each([
    'Vor unserer Werkstatt parkt seit vier Tagen derselbe Kombi, und der Fahrer notiert, wann meine Azubis kommen.',
    'An unserem Schaufenster klebte heute früh eine Todesanzeige, darauf steht der Name meiner Frau.',
    'mein ältester kommt nimmer aus seim zimmer seit der bewertung, die fotos von sich hat er alle abgehängt',
  ])('has the numbers beside what is said to it: %s', (message) => {
    const { about, text } = answerTo(message);
    // Who is known to be in danger hears of the numbers anyhow.
    if (about === 'unknown' || about === 'clarify') expect(text).toContain(ifInDanger);
    expect(text).toMatch(/\b11[02]\b/);
  });

  it.each([
    'Haha, ich lach mich tot, der Rezensent hat seinen eigenen Laden bewertet',
    'Mein Akku stirbt gleich, ich meld mich später nochmal',
  ])('is not where everybody knows what is meant: %s', (message) => {
    expect(answerTo(message).text).not.toContain(ifInDanger);
  });

  it.each([
    'Wie viele Anträge darf ich im Monat eigentlich stellen, wenn ich drei Filialen habe?',
    'ich möchte gern wissen ob ihr auch andere portale macht als nur das eine',
    'Schreib mir bitte ein Gedicht über meinen Hund und seine vielen Freunde im Park.',
    'Rechne mir aus, was zwölf Monate zu je neunundfünfzig Euro zusammen kosten würden.',
    'Der Wein war korkig.',
    'kan man das auch später noch ändern wenn man mal umzieht oder so',
    'ich diktiere das gerade Punkt welche Angaben landen am Ende woanders Fragezeichen',
  ])('is not what asks, wants or orders something, or is short: %s', (message) => {
    expect(tellsOnly(message)).toBe(false);
    expect(answerTo(message).text).not.toContain(ifInDanger);
  });

  it('is told in a moment, however long a message is', () => {
    const started = performance.now();
    expect(tellsOnly('und also ja, '.repeat(20_000))).toBe(true);
    expect(performance.now() - started).toBeLessThan(200);
  });
});
