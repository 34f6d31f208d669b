import { readCorrected } from '../understanding/reading.ts';
import type { Asked, Meant } from '../understanding/understand.ts';

const ARRIVED =
  '(?:angekommen|aufgeschlagen|angelangt|a(?:n)?kumma|a(?:n)?komma|oakemma|ankommen|okumme|gelandet|eingegangen|eingetroffen|erhalten|bekommen|gekriegt|registriert|vermerkt|verbucht|durchgegangen|geklappt|da|vor)';
/** 'Ist meine Kündigung angekommen?', 'Hab gekündigt. Ist das bei euch angekommen?' */
const MINE_ARRIVED = new RegExp(
  `(?:meine|unsere|mei|mein|unser|die|das) k(?:ü|ue?)ndigung(?:s(?:schreiben|brief|mail|schreim)|(?!s))[^?!]{0,60}(?<![a-zäöüß])${ARRIVED}(?![a-zäöüß])|(?:hab|habe|haben|hatte|hatten)\\b[^?!]{0,40}gek(?:ü|ue?)ndigt[^!]{0,60}(?<![a-zäöüß])${ARRIVED}(?![a-zäöüß])[^!]*\\?`,
  'iu',
);
const ASKS =
  /(?:^|[.!]\s*|,\s*)(?:(?:und|hallo|moin|guten tag|sagen sie(?: mal)?)\W+)*(?:ist|is|isch|hat|hot|habt|hab ihr|haben|liegt|wurde|kam)\b/iu;
/** What the own answer, and the topic of confirmations, say already. */
const SAID_BY_IT = new Set(['confirmation', 'notice', 'own-notice', 'own-subscription', 'notice-form', 'term']);
/** 'Ist das da?' is asked of the notice, whatever so few words may be like. */
const ARRIVED_ALONE = new RegExp(`(?<![a-zäöüß])${ARRIVED}(?![a-zäöüß])`, 'iu');

/** Whether one's own notice arrived is told by one's own data first. */
export const withNoticeGiven = (message: string, meant: Meant): Meant => {
  // As it is written, and with misspelt words as what they were meant to be.
  const texts = [message, `${readCorrected(message).words.join(' ')}?`];
  if (!texts.some((text) => MINE_ARRIVED.test(text) && ASKS.test(text))) return meant;
  const others = meant.asked.filter(
    ({ intent, text }) =>
      text !== message && !SAID_BY_IT.has(intent) && !MINE_ARRIVED.test(text) && !ARRIVED_ALONE.test(text),
  );
  const told = ['own-notice-given', 'confirmation'].map((intent): Asked => ({ intent, share: 1, text: message }));
  return { ...meant, asked: [...told, ...others] };
};
