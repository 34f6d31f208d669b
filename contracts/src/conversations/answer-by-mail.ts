/** Languages in which visitors are told of answers. */
export const ANSWER_MAIL_LANGUAGES = ['de', 'en'] as const;
export type AnswerMailLanguage = (typeof ANSWER_MAIL_LANGUAGES)[number];

/** Where a link in such a mail leads, by language; what makes it work stands behind `#`, which no server is told. */
export const ANSWER_PAGES: Readonly<Record<AnswerMailLanguage, string>> = { de: '/antwort', en: '/answer' };
