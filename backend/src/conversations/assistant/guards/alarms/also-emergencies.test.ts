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
  ['Der Praktikant hat Spülmaschinenreiniger getrunken', 'medical-emergency'],
  ['Beim Tippen wird mir der linke Arm taub, der Mund hängt', 'medical-emergency'],
  ['Können Sie kurz warten, ein Lieferwagen ist in die Terrasse gekracht', 'medical-emergency'],
  ['Die Frittöse brennt, die Flammen gehen schon in die Decke', 'medical-emergency'],
  ['Oma hat eine Schachtel Herztabletten geschluckt', 'medical-emergency'],
  ['Im Briefkasten lag ein Umschlag mit einer Patrone', 'danger-to-others'],
  ['Zwei Vermummte stehen im Laden und wollen an die Kasse', 'danger-to-others'],
  ['Mein Exmann hat mich gestern wieder verprügelt', 'danger-to-others'],
  ['Ich steh auf der Autobahnbrücke und weiß nicht weiter', 'danger-to-self'],
  ['Tonight I am ending my life', 'danger-to-self'],
  ['Помогите, мужчина избивает гостей, wir sind in der Küche', 'danger-to-others'],
  ['Yardım edin, mutfakta yangın çıktı, das Restaurant brennt', 'medical-emergency'],
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
  'Zwei Filialen unter einem Dach: verdoppelt sich dann der Betrag?',
  'Halleluja, endlich gelöscht, ich könnte die ganze Welt umarmen!',
  'Eine Stammkundin hat mir Blumen gebracht, weil die Bewertung fort ist.',
  'Auf „in gutem Glauben“ habe ich nicht geklickt, macht das was?',
  'Wir verschicken Pulver in Umschlägen, Backpulver nämlich.',
])('is none: %s', (message) => {
  expect(alarmsIn(message)).toEqual([]);
});

it('a fire is for the fire brigade, and whoever threatens with one for the police', () => {
  expect(alarmsIn('Frittöse brennt, Feuer geht schon in die Decke, ich tipp das vom Hof aus')[0]).toBe(
    'medical-emergency',
  );
  expect(alarmsIn('Wenn das nicht verschwindet, brennt heute Nacht dein Laden')[0]).toBe('danger-to-others');
});
