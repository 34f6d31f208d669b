import type { Random } from '../../../backend/src/demo/seeded-random.ts';

const FIRST = ['Anna', 'Bert', 'Clara', 'Dörte', 'Emil', 'Frauke', 'Götz', 'Heike', 'Ingo', 'Jördis', 'Karl', 'Lea'];
const LAST = [
  'Müller',
  'Schäfer',
  'Weiß',
  'Groß',
  'Kühn',
  'Vogel',
  'Brandt',
  'Öztürk',
  'Lange',
  'Roth',
  'Busch',
  'Maier',
];
const KINDS = [
  'Bäckerei',
  'Kanzlei',
  'Gasthaus',
  'Autohaus',
  'Zahnarztpraxis',
  'Friseur',
  'Hotel',
  'Apotheke',
  'Fahrschule',
];
const PLACES = [
  'am Markt',
  'zur Post',
  'Morgenrot',
  'Nord',
  'im Hof',
  'Sonnenschein',
  'am Ring',
  'Stern',
  'an der Nahe',
];
const SENTENCES = [
  'Sehr schlechter Service, nie wieder.',
  'Wir haben über eine Stunde gewartet.',
  'Die Bedienung war unfreundlich und laut.',
  'Der Preis stimmte nicht mit der Karte überein.',
  'Angeblich war niemand zuständig.',
  'Am Telefon wurde einfach aufgelegt.',
  'Ich war nie dort, aber meine Schwester hat es erzählt.',
  'Das Zimmer roch nach Rauch.',
  'Von außen sah es besser aus als von innen.',
  'Kein Rückruf, keine Antwort, kein Ersatz.',
];

const slug = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

export const reviewerName = (random: Random): string => `${random.pick(FIRST)} ${random.pick(LAST)}`;

export const businessName = (random: Random): string =>
  `${random.pick(KINDS)} ${random.pick(LAST)} ${random.pick(PLACES)}`;

export const emailAddress = (random: Random, number: number): string =>
  `${slug(random.pick(FIRST))}.${slug(random.pick(LAST))}.${number}@${slug(random.pick(KINDS))}.example`;

export const reviewText = (random: Random): string =>
  Array.from({ length: 1 + Math.floor(random.next() * 4) }, () => random.pick(SENTENCES)).join(' ');
