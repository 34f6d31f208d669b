import { AGB_PARAGRAPH } from '@sternklar/contracts/legal/agb-paragraphs';
import type { OwnTool } from '../own-data/own-questions.ts';

const paragraph = (id: keyof typeof AGB_PARAGRAPH): string => `AGB §\u00a0${AGB_PARAGRAPH[id]}`;
const PRIVACY = 'Datenschutzerklärung';
const ACCOUNT = 'Kontoseite';
const INVOICES = 'Kontoseite unter „Rechnungen“';

/** The page that a topic is from, as people call it; topics that stand on no page are missing. */
const OF_TOPIC: Readonly<Record<string, string>> = {
  'companies-only': paragraph('geltung'),
  product: paragraph('leistung'),
  'plan-contents': paragraph('leistung'),
  'who-decides': paragraph('bote'),
  duration: paragraph('bote'),
  'not-approved': paragraph('loeschantrag'),
  'add-review': paragraph('loeschantrag'),
  evidence: paragraph('loeschantrag'),
  'which-reviews': paragraph('loeschantrag'),
  start: paragraph('abschluss'),
  price: paragraph('preis'),
  vat: paragraph('preis'),
  unlimited: paragraph('preis'),
  'fee-on-success': paragraph('preis'),
  payment: paragraph('zahlung'),
  invoice: paragraph('zahlung'),
  'payment-failed': paragraph('zahlung'),
  term: paragraph('laufzeit'),
  notice: paragraph('kuendigung'),
  'important-reason': paragraph('kuendigung'),
  withdrawal: paragraph('widerruf'),
  refund: paragraph('widerruf'),
  exclusive: paragraph('exklusiv'),
  availability: paragraph('verfuegbarkeit'),
  liability: paragraph('haftung'),
  'terms-change': paragraph('aenderungen'),
  'contract-law': paragraph('schluss'),
  operator: 'Impressum',
  contact: 'Impressum',
  ...Object.fromEntries(
    [
      ...['data-protection', 'cookies', 'data-retention', 'chat-privacy', 'server-logs', 'data-rights', 'encryption'],
      ...['data-recipients', 'reviewers-data', 'kept-after-deletion', 'decided-kept', 'password-stored'],
    ].map((topic) => [topic, PRIVACY]),
  ),
};

const OF_TOOL: Partial<Readonly<Record<OwnTool, string>>> = {
  subscription: ACCOUNT,
  notice: ACCOUNT,
  invoices: INVOICES,
  sums: INVOICES,
  'open-invoices': INVOICES,
  'next-invoice': INVOICES,
  refunds: INVOICES,
};

export const TOPICS_WITH_SOURCE: readonly string[] = Object.keys(OF_TOPIC);
export const sourceOfTopic = (topicId: string): string | null => OF_TOPIC[topicId] ?? null;
/** Own reviews and businesses stand on the page that the chat stands on. */
export const sourceOfTool = (tool: OwnTool): string | null => OF_TOOL[tool] ?? null;

/** What an answer stands on, as its last line; empty when it stands on no page. */
export const sourcesInWords = (sources: readonly string[]): string => {
  const named = [...new Set(sources)];
  if (named.length === 0) return '';
  const all = [named.slice(0, -1).join(', '), ...named.slice(-1)].filter((part) => part !== '').join(' und ');
  return `${named.length === 1 ? 'Quelle' : 'Quellen'}: ${all}`;
};
