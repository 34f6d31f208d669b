import { ANSWER_PAGES, type AnswerMailLanguage } from '@sternklar/contracts/conversations/answer-by-mail';

/** Where such mails are declined, by one click. */
export const DECLINE_PATHS: Readonly<Record<AnswerMailLanguage, string>> = {
  de: `${ANSWER_PAGES.de}/abbestellen`,
  en: `${ANSWER_PAGES.en}/decline`,
};

/** Of both languages' pages. */
export const ANSWER_SCRIPT = `${ANSWER_PAGES.de}.js`;
const action = (label: string) => ({ label, script: ANSWER_SCRIPT, laterScript: '/chat-widget.js' });

/** What somebody sees who follows the link in a mail: until its script has looked at the link, that it needs one. */
export const CONTINUE_PAGES = {
  de: {
    status: 200,
    title: 'Ihre Unterhaltung',
    text: 'Dafür braucht diese Seite JavaScript.',
    action: action('Unterhaltung öffnen'),
  },
  en: {
    status: 200,
    title: 'Your conversation',
    text: 'This page needs JavaScript for that.',
    action: action('Open the conversation'),
    language: 'en',
  },
} as const;

const start = (label: string) => ({ href: '/', label });

/** What somebody sees who declines answers by mail. */
export const DECLINE_PAGES = {
  de: {
    asked: {
      status: 200,
      title: 'Keine Antworten per E-Mail',
      text: 'Möchten Sie an diese Adresse keine E-Mails mehr bekommen, wenn jemand in einem Chat geantwortet hat?',
      action: { label: 'Nicht mehr schreiben' },
    },
    done: {
      status: 200,
      title: 'Wir schreiben Ihnen nicht mehr.',
      text: 'Name und Adresse stehen nicht mehr an der Unterhaltung. Ein Jahr lang nimmt kein Chat diese Adresse an, wer auch immer sie dort eingibt. Dafür merken wir uns eine Prüfsumme, aus der sie nicht hervorgeht.',
      way: start('Zur Startseite'),
    },
    unknown: {
      status: 404,
      title: 'Dieser Link gilt nicht.',
      text: 'Vielleicht ist er beim Kopieren unvollständig geworden. Gibt es die Unterhaltung nicht mehr, bekommen Sie dazu auch keine E-Mails mehr.',
      way: start('Zur Startseite'),
    },
  },
  en: {
    asked: {
      status: 200,
      title: 'No answers by e-mail',
      text: 'Do you want no more e-mails at this address when somebody has answered in a chat?',
      action: { label: 'Stop writing to me' },
      language: 'en',
    },
    done: {
      status: 200,
      title: 'We will not write to you any more.',
      text: 'Name and address are no longer with the conversation. For a year no chat accepts this address, whoever enters it. For that we keep a checksum which does not reveal it.',
      way: start('To the start page (German)'),
      language: 'en',
    },
    unknown: {
      status: 404,
      title: 'This link is not valid.',
      text: 'Perhaps it was not copied completely. If the conversation no longer exists, you will get no more e-mails about it either.',
      way: start('To the start page (German)'),
      language: 'en',
    },
  },
} as const;
