import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { readBrandColours } from '../brand/brand-colours.ts';
import type { MailDeclaration, MailWords, Twins } from '../mail.port.ts';
import { countryIn, LAYOUT_WORDS } from './layout-words.ts';
import type { MailSettings } from './mail-settings.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailRenderer {
  /** Both twins of a mail and its subject. Pure. */
  /** With the address at which its recipient declines such mails, where they may; without, their account is named. */
  render(name: string, words: (brandName: string) => MailWords, unsubscribeUrl?: string | null): RenderedMail;
  /** How each mail looks that the product sends, with invented contents. */
  samples(): readonly (RenderedMail & { readonly name: string })[];
}

const PARTIALS = { html: ['layout', 'code', 'button', 'fact', 'note'], text: ['layout'] } as const;

const partialOf = (file: string) => readFileSync(new URL(`./layout/${file}.hbs`, import.meta.url), 'utf8');

/** What reads one kind of twins, each once in a process; a variable that is not given throws instead of leaving a hole. */
const compilerOf = (twin: keyof Twins) => {
  const handlebars = Handlebars.create();
  for (const partial of PARTIALS[twin]) handlebars.registerPartial(partial, partialOf(`${partial}.${twin}`));
  const options = { strict: true, noEscape: twin === 'text' };
  const compiled = new Map<string, HandlebarsTemplateDelegate<object>>();
  return (source: string): HandlebarsTemplateDelegate<object> => {
    const template = compiled.get(source) ?? handlebars.compile<object>(source, options);
    compiled.set(source, template);
    return template;
  };
};
const compilers = { html: compilerOf('html'), text: compilerOf('text') };

const compileTwin = (twin: keyof Twins, mails: readonly MailDeclaration[]) =>
  new Map(mails.map(({ name, twins }) => [name, compilers[twin](twins(name)[twin])]));

const squeezeBlankLines = (text: string) => `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;

/** What nobody sees as a line or is a tag, which stay as they are, or a word like „E-Mail“ or „USt-IdNr.“. */
const NOT_TO_BREAK =
  /<title>.*?<\/title>|<div style="display:none.*?<\/div>|<[^>]*>|\bE-[A-ZÄÖÜ][a-zäöüß]+|\bUSt-IdNr\./gs;

/** No reader breaks these at their hyphens. */
const withWholeWords = (html: string) =>
  html.replace(NOT_TO_BREAK, (part) =>
    part.startsWith('<') ? part : `<span style="white-space:nowrap;">${part}</span>`,
  );

/** Strict templates complain about keys that are missing, not about keys without a value. */
const given = (data: MailWords['data']) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

/** Reads and compiles all templates once; throws when one is missing or broken. */
export const createMailRenderer = (settings: MailSettings, mails: readonly MailDeclaration[]): MailRenderer => {
  const html = compileTwin('html', mails);
  const text = compileTwin('text', mails);
  const colours = readBrandColours();
  const byHand = `${settings.publicUrl}/konto#benachrichtigungen`;
  const render: MailRenderer['render'] = (name, words, unsubscribeUrl) => {
    const { subject, preheader, data, typed = {}, language = 'de' } = words(settings.brandName);
    const context = {
      ...settings,
      ...colours,
      ...LAYOUT_WORDS[language],
      operator: { ...settings.operator, country: countryIn(language, settings.operator.country) },
      ...given(data),
      ...given(typed),
      unsubscribeUrl: unsubscribeUrl ?? byHand,
      subject,
      preheader,
    };
    return {
      subject,
      html: withWholeWords(html.get(name)?.(context) ?? ''),
      text: squeezeBlankLines(text.get(name)?.(context) ?? ''),
    };
  };
  return {
    render,
    samples: () =>
      mails.flatMap((mail) => mail.samples.map(({ name, words }) => ({ name, ...render(mail.name, words) }))),
  };
};
