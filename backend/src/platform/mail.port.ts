import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { MailAttachment, OutboxMail } from './outbox.port.ts';

export type MailLanguage = 'de' | 'en';

export interface MailWords {
  readonly subject: string;
  /** The line mail programs show beside the subject. */
  readonly preheader: string;
  /** What it is written in; German where it does not say. */
  readonly language?: MailLanguage;
  /** What the twins need beside the settings. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The same of what people typed: missing in mails to an address that nobody showed to read, or it would carry anybody's words to anybody. */
  readonly typed?: Readonly<Record<string, unknown>>;
}

/** Whether there is anything to tell is known later: it waits, and is asked again. */
export const LATER = Symbol('later');

type WordsFor = (brandName: string) => MailWords;

/** The same mail twice, as Handlebars templates for the layout of `platform/mail/layout`. */
export interface Twins {
  readonly html: string;
  readonly text: string;
}

/** What a mail is, as a value. */
export interface MailDeclaration {
  /** The outbox keeps mails under it: it never changes. */
  readonly name: string;
  /** What the outbox keeps for the mail: ids and states, never personal data. */
  readonly params: z.ZodObject;
  /** One that could not be sent within this time has lost its point and is dropped; without it, none has. */
  readonly usefulForMs?: number;
  /** Whether it is left out for those who do not want it; codes and warnings are not. */
  readonly mayBeDeclined?: boolean;
  /** It goes to somebody without an account: `recipient` says where, and `declinePath` where they decline it. */
  readonly withoutAccount?: true;
  readonly twins: (name: string) => Twins;
  /** The mail in all its variants, with invented contents; their names are addresses in the preview. */
  readonly samples: readonly { readonly name: string; readonly words: WordsFor }[];
}

/** A mail with what it looks things up in. */
export interface OpenMail extends MailDeclaration {
  /** Where it goes instead of to the account's address; null when that is nobody's any more. Missing: to that address. */
  recipient?(params: unknown): Promise<string | null>;
  /** The path, with its query, at which such mails are declined by one click. */
  declinePath?(params: unknown): Promise<string>;
  /** What it says and brings, drawn anew for each sending; null when there is nothing to tell any more. */
  compose(params: unknown): Promise<
    | {
        readonly words: WordsFor;
        readonly attachments: readonly MailAttachment[];
      }
    | typeof LATER
    | null
  >;
}

/** A list of mails takes what all of them look things up in. */
export interface Mail<in Given = never> extends MailDeclaration {
  open(given: Given): OpenMail;
}

type Found<Content> = Content | typeof LATER | null;

interface MailOptions<Params extends z.ZodObject, Content, Given> extends Omit<MailDeclaration, 'samples'> {
  readonly params: Params;
  /** Looked up when the mail is sent, since the outbox has no personal data; null when there is nothing to tell any more. */
  content(params: z.output<Params>, given: Given): Found<Content> | Promise<Found<Content>>;
  /** For mails to an address that the account has no longer, or not yet: null when there is nobody to tell any more. */
  recipient?(params: z.output<Params>, given: Given): Promise<string | null>;
  declinePath?(params: z.output<Params>, given: Given): Promise<string>;
  attachments?(params: z.output<Params>, given: Given): Promise<readonly MailAttachment[]>;
  words(content: Content, brandName: string): MailWords;
  readonly samples: Readonly<Record<string, NoInfer<Content>>>;
}

export const mail = <Params extends z.ZodObject, Content, Given>(options: MailOptions<Params, Content, Given>) => {
  const { content, attachments, recipient, declinePath, words, ...rest } = options;
  const samples = Object.entries(rest.samples).map(([name, sample]) => ({
    name,
    words: (brandName: string) => words(sample, brandName),
  }));
  const declared = { ...rest, samples };
  return {
    ...declared,
    words,
    /** The part of an `OutboxMail` that says which mail it is. */
    with: (params: z.input<Params>): Pick<OutboxMail, 'template' | 'params'> => ({ template: declared.name, params }),
    open: (given: Given): OpenMail => ({
      ...declared,
      ...(recipient && { recipient: (kept: unknown) => recipient(options.params.parse(kept), given) }),
      ...(declinePath && { declinePath: (kept: unknown) => declinePath(options.params.parse(kept), given) }),
      async compose(kept) {
        const params = options.params.parse(kept);
        const found = await content(params, given);
        if (found === null) return null;
        if (found === LATER) return LATER;
        const files = attachments ? await attachments(params, given) : [];
        return { words: (brandName) => words(found, brandName), attachments: files };
      },
    }),
  };
};

/** Twins that stand beside the file that declares their mail: `<name>.html.hbs` and `<name>.text.hbs`. */
export const twinsBeside =
  (file: string): MailDeclaration['twins'] =>
  (name) => {
    const read = (twin: keyof Twins) => readFileSync(new URL(`./${name}.${twin}.hbs`, file), 'utf8');
    return { html: read('html'), text: read('text') };
  };

const longDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
const longTime = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' });
const currency = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** With a minus sign, not a hyphen, which Intl takes. */
export const euro = (cents: number): string => currency.format(cents / 100).replace('-', '\u2212');

/** A moment's day and time in Germany: 14. Juli 2026 um 23:59 Uhr */
export const momentInBerlin = (iso: string): string => `${longTime.format(new Date(iso))}\u00a0Uhr`;

/** A moment's day in Germany: 14. Juli 2026 */
export const dayInBerlin = (iso: string): string => longDay.format(new Date(iso));

/** A day `YYYY-MM-DD`, as it is: 14. Juli 2026 */
export const dayOf = (isoDay: string): string => dayInBerlin(`${isoDay}T12:00:00Z`);
