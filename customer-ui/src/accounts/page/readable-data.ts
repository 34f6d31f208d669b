import type { OwnData } from '@sternklar/contracts/accounts/own-data.api';
import { shownEmail } from '@sternklar/contracts/shown-email';
import { formatMomentInFull } from '../../texts/format.ts';
import { ownDataTexts as texts } from '../../texts/own-data.ts';

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color: #1b2233; background: #fff }
  h1, h2 { line-height: 1.2 } h2 { margin-top: 2.5rem; border-bottom: 1px solid #c9cfdb; padding-bottom: .25rem }
  article { padding: .75rem 0; border-bottom: 1px solid #e6e9f0 }
  dl { display: grid; grid-template-columns: minmax(8rem, 14rem) minmax(0, 1fr); gap: .15rem 1rem; margin: 0 }
  dt { color: #545d73 } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
  @media (max-width: 30rem) { dl { grid-template-columns: minmax(0, 1fr) } dd { margin-bottom: .5rem } }`;

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const asHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPED[character] ?? '');

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
/** 'pending_email', 'former_emails'. */
const HOLDS_ADDRESSES = /emails?$/;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

const wordsOf = (value: unknown, field: string): string => {
  if (value === null || value === undefined || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return value.toLocaleString('de-DE');
  const text = texts.values[field]?.[String(value)] ?? String(value);
  if (HOLDS_ADDRESSES.test(field)) return shownEmail(text);
  return MOMENT.test(text) ? formatMomentInFull(text) : text.replace(DAY, '$3.$2.$1');
};

const contentOf = (value: unknown, field: string): string => {
  if (Array.isArray(value)) return listOf(value, field) || texts.nothing;
  if (typeof value === 'object' && value !== null) return factsOf(value);
  return asHtml(wordsOf(value, field));
};

const listOf = (values: readonly unknown[], field: string): string =>
  values.some((value) => typeof value === 'object')
    ? values.map(factsOf).join('<hr>')
    : asHtml(values.map((value) => wordsOf(value, field)).join(', '));

const factsOf = (row: unknown): string =>
  `<dl>${Object.entries(row as object)
    .map(([field, value]) => `<dt>${asHtml(texts.fields[field] ?? field)}</dt><dd>${contentOf(value, field)}</dd>`)
    .join('')}</dl>`;

const articlesOf = (content: unknown): string => {
  const rows = (Array.isArray(content) ? content : [content ?? {}]).filter(
    (row) => Object.keys(row as object).length > 0,
  );
  return rows.map((row) => `<article>${factsOf(row)}</article>`).join('') || `<p>${texts.none}</p>`;
};

/** Everything that is kept about an account as one page for people: it asks for nothing else, and runs nothing. */
export const readableData = (data: OwnData): string => {
  const sections = Object.entries(texts.sections).map(
    ([name, title]) => `<section><h2>${title}</h2>${articlesOf(data[name as keyof typeof texts.sections])}</section>`,
  );
  return [
    '<!doctype html><html lang="de"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${texts.title}</title><style>${STYLE}</style></head><body><h1>${texts.title}</h1>`,
    `<p>${texts.asOf(formatMomentInFull(data.exported_at))}</p>`,
    ...sections,
    '</body></html>\n',
  ].join('\n');
};
