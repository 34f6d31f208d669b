import { expect, it } from 'vitest';
import { namedInWords } from './named-in-words.ts';

it.each([
  ['When does my subscription end?', ['own-subscription']],
  ['Hola, ¿qué día me van a cobrar la próxima vez?', ['own-next-invoice']],
  ['Op welke dag komt de volgende factuur?', ['own-next-invoice']],
  ['How much do I still owe you?', ['own-open-invoice']],
  ['What is the number of the January invoice?', ['own-invoices']],
  ['Здравствуйте, какой процент НДС входит в цену?', ['vat']],
  ['Bonjour, combien coûte l’abonnement par mois ?', ['price']],
])('is told by words: %s', (message, intents) => {
  expect(namedInWords(message)).toEqual(intents);
});

it.each([
  'How do I cancel my contract at the end of the term?',
  'Que dois-je faire ?',
  'Quanto tempo devo aspettare?',
  'Ciao',
])('is not: %s', (message) => {
  expect(namedInWords(message)).toEqual([]);
});
