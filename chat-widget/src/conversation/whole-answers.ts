/** In the place of `said-sentences.ts` where answers come whole, as they do on partners' pages: fewer bytes for their visitors. */
import type * as saidSentences from './said-sentences.ts';

type SaidSentences = typeof saidSentences;

export const COME_APART = false;
export const withSentence: SaidSentences['withSentence'] = ({ said }) => said;
export const ofKeptReplies: SaidSentences['ofKeptReplies'] = ({ said }) => said;
export const sentencesIn: SaidSentences['sentencesIn'] = (_, { message }) => [message];
export const arriving: SaidSentences['arriving'] = () => [];
