import { describe, expect, it } from 'vitest';
import { knowledgeBase } from '../assistant/knowledge/knowledge-base.ts';
import { faultIn } from './answer-check.ts';

describe('an answer that is to be taught', () => {
  it.each([
    'Eine App gibt es nicht; die Seite läuft auf jedem Handy.',
    'Das kostet 59 Euro im Monat, im ersten Jahr 708,00 €, mit 19 % Umsatzsteuer.',
    'Der Vertrag läuft zwölf Monate; die Frist sind 4 Wochen.',
    'Wir versprechen keinen Erfolg.',
    'Kommen Sie gern an einem Tag vorbei, im Jahr 2026 oder später.',
    'Unser Büro ist im 3. Stock, Zimmer 12.',
    'Bei einer Absage der Plattform erstatten wir gezahlte Beträge nicht.',
    'Ein Widerrufsrecht haben nur Verbraucher.',
    'Mit Verbrauchern schließen wir keine Verträge, mit Vereinen schon.',
  ])('may be: %s', (answer) => expect(faultIn(answer)).toBeNull());

  it.each(knowledgeBase.map(({ id, answer }) => [id, answer] as const))(
    'may say what the knowledge base says about %s',
    (_id, answer) => expect(faultIn(answer)).toBeNull(),
  );

  it.each([
    ['Die Kündigungsfrist sind zwei Wochen.', 'zwei Woche'],
    ['Sie zahlen nur 49,90 € im Monat.', '49,90 €'],
    ['Nach 21 Tagen bekommen Sie Ihr Geld zurück.', '21 Tag'],
    ['95 % der Bewertungen verschwinden.', '95 %'],
    ['Die Laufzeit ist 6-monatig.', '6-monat'],
    ['Wir garantieren die Löschung.', 'verspricht einen Erfolg'],
    ['Die Bewertung wird auf jeden Fall gelöscht.', 'verspricht einen Erfolg'],
    ['Die Bewertung ist eindeutig rechtswidrig.', 'keinen Rechtsrat'],
    ['Gezahlte Beträge werden erstattet.', '„Gezahlte Beträge werden nicht erstattet.“'],
    ['Gern: Ein Widerrufsrecht besteht.', 'das Gegenteil'],
    ['Wir schließen auch mit Verbrauchern Verträge.', 'das Gegenteil'],
    ['Rechnungen erhalten Sie nicht per E-Mail.', 'das Gegenteil'],
    ['Ja, das geht.', 'beginnen Sie nicht mit'],
    ['Nein.', 'beginnen Sie nicht mit'],
  ])('is refused with the reason: %s', (answer, reason) => expect(faultIn(answer)).toContain(reason));
});
