import type { ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { AGB_PARAGRAPH } from '@sternklar/contracts/legal/agb-paragraphs';
import { LEGAL_PATHS } from '@sternklar/contracts/site';
import type { ConversationIds } from './conversation-id.ts';

interface Page {
  /** What answers call it. */
  readonly called: RegExp;
  readonly path: string;
  readonly isPublic?: true;
}

/** The pages that answers name, the place on a page before the page. */
const PAGES: readonly Page[] = [
  { called: /Kontoseite unter „Rechnungen“/u, path: '/konto#rechnungen' },
  { called: /Kontoseite unter „Rechnungsangaben“/u, path: '/konto#rechnungsangaben' },
  { called: /Kontoseite mit „Abo kündigen“/u, path: '/konto#abo' },
  { called: /Kontoseite/u, path: '/konto' },
  { called: /(?<=Ihrer )Übersicht/u, path: '/dashboard' },
  { called: /Impressum/u, path: LEGAL_PATHS.impressum, isPublic: true },
  ...Object.entries(AGB_PARAGRAPH).map(([section, number]) => ({
    called: new RegExp(`\\bAGB §\\u00a0${number}(?!\\d)`, 'u'),
    path: `${LEGAL_PATHS.agb}#${section}`,
    isPublic: true as const,
  })),
  { called: /\bAGB\b/u, path: LEGAL_PATHS.agb, isPublic: true },
  { called: /Datenschutzerklärung/u, path: LEGAL_PATHS.datenschutz, isPublic: true },
];

/** Only the first mention of a page is a link. */
const onceEach = (links: readonly { readonly text: string; readonly path: string }[]) =>
  links.filter(({ path }, position) => links.findIndex((one) => one.path === path) === position);

/** The pages a text names, in its order: customers' own among them for those who may open them. Pure. */
export const linksIn = (text: string, audience: 'customer' | 'visitor') => {
  const pages = PAGES.filter(({ isPublic }) => isPublic || audience === 'customer');
  const any = new RegExp(pages.map(({ called }) => `(${called.source})`).join('|'), 'gu');
  const found = [...text.matchAll(any)].flatMap(([words, ...groups]) => {
    const page = pages[groups.findIndex((group) => group !== undefined)];
    return page ? [{ text: words, path: page.path }] : [];
  });
  return onceEach(found);
};

const IS_OURS: Readonly<Record<ChatMessage['sender'], boolean>> = {
  assistant: true,
  user: false,
  admin: false,
  system: false,
};
const AUDIENCE = { account: 'customer', visitor: 'visitor' } as const;

/**
 * A message with the pages that the assistant names in it. They are found anew in the text each time, which is kept plain, and
 * in nothing that people wrote.
 */
export const withLinks = (message: ChatMessage, { participant }: ConversationIds): ChatMessage => {
  if (!IS_OURS[message.sender]) return message;
  const links = linksIn(message.message, AUDIENCE[participant.kind]);
  return links.length === 0 ? message : { ...message, links };
};
