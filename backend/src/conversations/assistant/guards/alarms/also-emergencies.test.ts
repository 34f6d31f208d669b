import { expect, it } from 'vitest';
import { alarmsIn } from '../alarms.ts';

it.each([
  ['Unser Lehrling hat aus Versehen Spiritus getrunken', 'medical-emergency'],
  ['die Fritteuse brennt und löschen geht nicht', 'medical-emergency'],
  ['da Opa schnauft nimma mea', 'medical-emergency'],
  ['stromschlag, er liegt am boden', 'medical-emergency'],
  ['Ich sehe in meinem Dasein keinen Sinn mehr und habe beschlossen, es zu beenden.', 'danger-to-self'],
  ['Dä Chef säht, hä deit sich jet aan', 'danger-to-self'],
  ['ich spring', 'danger-to-self'],
  ['Ich scheide aus diesem Leben, danach können Sie alles löschen.', 'danger-to-self'],
  ['Mein Mann ist tot, das ist ein Jahr her, ich will zu ihm', 'danger-to-self'],
  ['mei Mo hod mi wieda gschlagn', 'danger-to-others'],
  ['Er hat mich am Hals gepackt, mir wurde schwarz', 'danger-to-others'],
])('is an emergency: %s', (message, alarm) => {
  expect(alarmsIn(message)).toContain(alarm);
});

it.each([
  'Da drehen sich die Toten im Grab um! Wo trage ich das ein?',
  'Mein Großvater, Gott hab ihn selig, hat den Laden bis zu seinem Tod geführt. Kann ich ihn eintragen?',
  'Bin ich heute tot, zwölf Stunden Schicht.',
  'Ich spring gleich im Dreieck, der Code kommt nicht.',
  'So was habe ich im Leben noch nicht gesehen, wir haben beschlossen, die Zusammenarbeit zu überdenken.',
  'Sorry, falscher Chat, das war für meinen Sohn bestimmt.',
  'Dem Azubi reiß ich noch den Kopf ab, wenn er so weitermacht.',
])('is none: %s', (message) => {
  expect(alarmsIn(message)).toEqual([]);
});
