import { SENT_TEXT_MAX_BYTES } from '@sternklar/contracts/constants';
import { missingIn } from '@sternklar/contracts/reviews/casework/case-facts';
import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import type { Notice, NoticeField } from '@sternklar/contracts/reviews/casework/notice.api';
import {
  NOTICE_FIELD_LABEL,
  type NoticeFieldName,
  textOfFields,
} from '@sternklar/contracts/reviews/casework/notice-fields';
import { utf8Length } from '@sternklar/contracts/utf8-length';
import type { NoticeSettings } from './notice-settings.ts';
import * as words from './notice-words.ts';
import { type LengthOf, shortened } from './shortened.ts';

type Source = words.NoticeSource;

interface Shortened {
  readonly source: Source;
  readonly isShortened: boolean;
}

const withDetails = (source: Source, details: Partial<Source['details']>): Source => ({
  ...source,
  details: { ...source.details, ...details },
});

/** What may be shortened, in this order; never the ground, the declaration or the address. */
const ELASTIC = ['facts', 'reviewText'] as const;

/** Shortens the customer's words until the text made of them fits. */
const fitted = (
  source: Source,
  { limit, lengthOf, textOf }: { readonly limit: number; readonly lengthOf: LengthOf; textOf(source: Source): string },
): Shortened => {
  let fitting = source;
  for (const name of ELASTIC) {
    const over = lengthOf(textOf(fitting)) - limit;
    const whole = fitting.details[name];
    if (over <= 0 || whole === null || whole === '') continue;
    fitting = withDetails(fitting, { [name]: shortened(whole, lengthOf(whole) - over, lengthOf) || null });
  }
  return { source: fitting, isShortened: fitting !== source };
};

/** The tool knows the review and who reports it: ground and facts alone. */
const reportText = (source: Source): string =>
  words.paragraphs([words.appealOf(source, false), words.groundOf(source), source.details.facts]);

const explanationText = (source: Source): string =>
  words.paragraphs([words.appealOf(source, true), words.groundOf(source), source.details.facts]);

/** Everything that Art. 16 (2) DSA asks for. */
const letterText = (source: Source): string =>
  words.paragraphs([
    'Sehr geehrte Damen und Herren,',
    words.appealOf(source, true),
    source.isAppeal ? 'Es geht um diese Bewertung:' : `wir melden Ihnen eine Bewertung über ${source.businessName}.`,
    [
      words.reviewOf(source),
      ...(source.details.reviewUrl === null ? [] : [`Adresse: ${source.details.reviewUrl}`]),
    ].join('\n'),
    words.groundOf(source),
    source.details.facts,
    words.declarationOf(source),
    source.evidence.length > 0 ? `Belege:\n${words.evidenceOf(source)}` : null,
    `Mit freundlichen Grüßen\n${words.nameOf(source)}`,
    source.email === null ? null : `Antworten erreichen uns unter ${source.email}.`,
  ]);

const field = (name: NoticeFieldName, value: string | null, missing = !value): NoticeField => ({
  name,
  label: NOTICE_FIELD_LABEL[name],
  value: value ?? '',
  missing,
});

const formFields = (source: Source): NoticeField[] => [
  field('company', words.nameOf(source), source.company === null),
  ...(source.address.length > 0 ? [field('address', source.address.join('\n'))] : []),
  field('email', source.email),
  field('business', source.businessName),
  field('review_url', source.details.reviewUrl),
  field('review', words.reviewOf(source)),
  field('explanation', explanationText(source), !words.isExplained(source)),
  ...(source.evidence.length > 0 ? [field('evidence', words.evidenceOf(source))] : []),
  field('declaration', words.declarationOf(source)),
];

interface Way {
  /** What it shortens for its own limit, in characters. */
  readonly limitOf: (settings: NoticeSettings) => number | null;
  readonly limitedText: (source: Source) => string;
  readonly fields: (source: Source, settings: NoticeSettings) => NoticeField[];
  readonly text: (source: Source, fields: readonly NoticeField[]) => string;
  readonly formUrl: (settings: NoticeSettings) => string | null;
}

const letter = (fields: Way['fields']): Way => ({
  limitOf: () => null,
  limitedText: letterText,
  fields,
  text: letterText,
  formUrl: () => null,
});

const WAYS: Readonly<Record<Channel, Way>> = {
  'report-tool': {
    limitOf: ({ reportLimit }) => reportLimit,
    limitedText: reportText,
    fields: () => [],
    text: reportText,
    formUrl: ({ reportUrl }) => reportUrl,
  },
  'legal-form': {
    limitOf: ({ legalLimit }) => legalLimit,
    limitedText: explanationText,
    fields: formFields,
    text: (_, fields) => textOfFields(fields),
    formUrl: ({ legalUrl }) => legalUrl,
  },
  email: letter((source, { email }) => [field('recipient', email), field('subject', words.subjectOf(source))]),
  post: letter((source, { postalAddress }) => [
    field('recipient', postalAddress.join('\n')),
    field('company', words.nameOf(source), source.company === null),
    field('address', source.address.join('\n')),
    field('subject', words.subjectOf(source)),
  ]),
};

/** Subjects are kept with the text. */
const KEPT_MAX_BYTES = SENT_TEXT_MAX_BYTES - 2_000;

/** The text for the platform from the customer's own words, shortened where it must be, and what it lacks. */
export const noticeFor = (
  channel: Channel,
  given: Source,
  settings: NoticeSettings,
): Omit<Notice, 'not_drawn' | 'closed_ways'> => {
  const way = WAYS[channel];
  const limit = way.limitOf(settings);
  const forWay =
    limit === null
      ? { source: given, isShortened: false }
      : fitted(given, { limit, lengthOf: (text) => text.length, textOf: way.limitedText });
  const textOf = (source: Source) => way.text(source, way.fields(source, settings));
  const kept = fitted(forWay.source, { limit: KEPT_MAX_BYTES, lengthOf: utf8Length, textOf });
  return {
    text: textOf(kept.source),
    fields: way.fields(kept.source, settings),
    missing: [...missingIn(given.details)],
    limit,
    is_shortened: forWay.isShortened || kept.isShortened,
    form_url: way.formUrl(settings),
    version: given.detailsVersion,
  };
};
