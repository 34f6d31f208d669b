import { type AnswerMailLanguage, ANSWER_PAGES } from '@sternklar/contracts/conversations/answer-by-mail';

/** Where such mails are declined, by one click. */
export const DECLINE_PATHS: Readonly<Record<AnswerMailLanguage, string>> = {
  de: `${ANSWER_PAGES.de}/abbestellen`,
  en: `${ANSWER_PAGES.en}/decline`,
};
