import type { Spoken } from './spoken.ts';

/** Languages in which a question is understood, and answered in German. */
export const romanian: Spoken = {
  notUnderstood: 'În română înțeleg doar întrebări simple, iar pe aceasta nu am înțeles-o.',
  inGerman: 'Iată ce vă pot spune despre aceasta, în germană:',
  inDanger: 'În caz de urgență: 112 (ambulanță, pompieri) sau 110 (poliție).',
  toPerson: 'Scrieți „Mensch” și o persoană din echipa noastră vă va răspunde în acest chat.',
  answers: {},
};

export const croatian: Spoken = {
  notUnderstood: 'Na hrvatskom razumijem samo jednostavna pitanja, a ovo nisam razumio.',
  inGerman: 'O tome vam mogu reći, na njemačkom:',
  inDanger: 'U hitnom slučaju: 112 (hitna, vatrogasci) ili 110 (policija).',
  toPerson: 'Napišite „Mensch” i osoba iz našeg tima odgovorit će vam u ovom chatu.',
  answers: {},
};

export const ukrainian: Spoken = {
  notUnderstood: 'Українською я розумію лише прості запитання, і це я не зрозумів.',
  inGerman: 'Ось що я можу про це сказати, німецькою:',
  inDanger: 'В екстреному випадку: 112 (швидка, пожежники) або 110 (поліція).',
  toPerson: 'Напишіть «Mensch», і в цьому чаті вам відповість людина з нашої команди.',
  answers: {},
};
