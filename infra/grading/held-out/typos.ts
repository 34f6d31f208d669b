import { about } from '../graded-question.ts';
import { marks } from '../marks.ts';

/** As people type on phones, in a hurry, in dialect. The assistant is not tuned on these. */
export const heldOutTypos = about('Tippfehler', [
  { question: 'was kotset das abo', says: [marks.pricePerMonth] },
  { question: 'wie kan ich kündingen', asker: 'visitor', says: [marks.byMail, marks.noticeTerms] },
  { question: 'Künigungsfrist?', asker: 'visitor', says: [marks.noticeTerms] },
  { question: 'wie lange ist die mindeslaufzeit', says: [marks.term] },
  { question: 'pasword vergesen', says: [marks.forgotten] },
  { question: 'ich hab keinen bestätigungskode bekomen', says: [marks.lifetimeOfCode] },
  { question: 'wo finde ich das impresum', says: [marks.impressum] },
  { question: 'datenschuz', says: [marks.privacyPolicy] },
  { question: 'welche zahlungsmetoden habt ihr', says: [marks.card] },
  { question: 'kan ich mit kreditkarde zahlen', says: [marks.card] },
  { question: 'wiederufsrecht??', says: [marks.noWithdrawal] },
  { question: 'wie reiche ich eine rezesion ein', says: [marks.reviewAdd] },
  { question: 'wie fuege ich ein untenehmen hinzu', says: [marks.businessAdd] },
  { question: 'krieg ich ne rechung', says: [marks.byMail] },
  { question: 'mein antrag wurde abgelent was nun', says: [marks.again] },
  { question: 'wie lannge dauert die löschng', says: [marks.noDuration] },
  { question: 'Wo seh ich wie mein Loeschantarg steht', says: [/Karla K\.|Übersicht/] },
  { question: 'ist die merwertsteuer dabei', says: [marks.vatIncluded] },
  { question: 'garantirt ihr die löschung', says: [marks.noPromise] },
  { question: 'i mecht gern wissn wos des kost', says: [marks.pricePerMonth] },
]);
