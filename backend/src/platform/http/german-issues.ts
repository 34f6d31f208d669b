import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const MOST_NAMES = 8;

const KINDS: Readonly<Record<string, string>> = {
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'true oder false',
  array: 'eine Liste',
  tuple: 'eine Liste',
  object: 'ein Objekt',
  record: 'ein Objekt',
  null: 'null',
};

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'eine UUID',
  email: 'eine E-Mail-Adresse',
  url: 'eine Webadresse',
  datetime: 'ein Zeitpunkt (ISO 8601)',
  date: 'ein Datum (ISO 8601)',
};

/** What is counted when something is too long or too short; numbers are compared themselves. */
const COUNTED: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['Zeichen', 'Zeichen'],
  array: ['Eintrag', 'Einträge'],
  object: ['Angabe', 'Angaben'],
};

const INVALID = 'Diese Angabe ist ungültig.';

/** What there has to be, or may be: 'müssen es mindestens 2 Zeichen sein', 'darf es höchstens 1 Eintrag sein'. */
const amount = (
  limit: number | bigint,
  origin: string,
  [verb, verbs, bound]: readonly [string, string, string],
): string => {
  const [one, many] = COUNTED[origin] ?? ['', ''];
  return Number(limit) === 1 ? `${verb} es ${bound} 1 ${one} sein` : `${verbs} es ${bound} ${limit} ${many} sein`;
};

const tooSmall = ({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string => {
  if (!(origin in COUNTED))
    return `Diese Zahl muss ${inclusive === false ? 'größer als' : 'mindestens'} ${minimum} sein.`;
  return Number(minimum) === 1 && origin === 'string'
    ? 'Diese Angabe darf nicht leer sein.'
    : `Hier ${amount(minimum, origin, ['muss', 'müssen', 'mindestens'])}.`;
};

const tooBig = ({ origin, maximum, inclusive }: z.core.$ZodIssueTooBig): string =>
  origin in COUNTED
    ? `Hier ${amount(maximum, origin, ['darf', 'dürfen', 'höchstens'])}.`
    : `Diese Zahl muss ${inclusive === false ? 'kleiner als' : 'höchstens'} ${maximum} sein.`;

const listed = (names: readonly unknown[]): string => names.slice(0, MOST_NAMES).map(String).join(', ');

/**
 * What a rule says that brings no German sentence of its own: without the library's words for types, which no reader
 * knows. Schemas should bring better ones.
 */
export const germanIssue = (raw: Issue): string => {
  // The issue as the library made it, with the fields of its code; a custom one has a message of its own.
  const issue = raw as z.core.$ZodIssue & { readonly input?: unknown };
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Diese Angabe fehlt.';
      return issue.expected in KINDS ? `Hier muss ${KINDS[issue.expected]} stehen.` : INVALID;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'not_multiple_of':
      return `Diese Zahl muss durch ${issue.divisor} teilbar sein.`;
    case 'invalid_format':
      return issue.format in FORMATS ? `Hier muss ${FORMATS[issue.format]} stehen.` : INVALID;
    case 'invalid_value':
      return `Hier ist nur möglich: ${listed(issue.values)}.`;
    case 'unrecognized_keys':
      return `Diese Angaben gibt es hier nicht: ${listed(issue.keys)}.`;
    default:
      return INVALID;
  }
};
