import { list } from '../../../reading/word-lists.ts';

/**
 * How words begin, in plain letters, by which people speak of an end or of what is ended. Found on 1,260 declarations, of which each that
 * was not sure otherwise has one. A list: as a pattern it would weigh ten times as much.
 */
const BEGINNINGS = list(
  'kundi kundg kundj kundsch kunndi kunni kunti kuendi kindi kinni kenni kdg gekund gekuend jekund jekind gekind gkund gkind gegund',
  'been ende endet endlich endgul endig schlu raus weg nimm nimma numm nemm verlang lose los stop abmeld abmald abbestell cancel stor aufh aufla auflo aufg',
  'feierabend sense schicht verabschied tsch servus fertig feddich vorbei trenn genug jenuch jenoch widerr rucktr abonn vertr verta vatr verdr',
  'wars dicht mehr dabei gehe zahl steig austr langer hor hear hoer',
);
const WHOLE = new Set(['abo', 'abbo', 'abos', 'kund', 'kunde', 'kundin']);

/** Whether any of these words, in plain letters, speaks of an end, or of what is ended. Pure. */
export const speaksOfAnEnd = (text: string): boolean =>
  text.split(' ').some((word) => WHOLE.has(word) || BEGINNINGS.some((beginning) => word.startsWith(beginning)));
