import { PARTNER_KEY_GRACE_DAYS } from '@sternklar/contracts/constants';
import { partnerBodySchema, rotateKeyBodySchema } from '@sternklar/contracts/partners/partner.api';

/** What the operator typed after `npm run admin -- partner`. */
export type PartnerCommand =
  | { readonly name: 'list' }
  | { readonly name: 'add'; readonly partner: { readonly name: string; readonly origins: readonly string[] } }
  | { readonly name: 'rotate'; readonly key: string; readonly graceDays: number }
  | { readonly name: 'revoke' | 'pause' | 'resume'; readonly key: string };

/** Not a command; the message is one German sentence. */
export class UnknownPartnerCommand extends Error {
  override readonly name = 'UnknownPartnerCommand';
}

export const PARTNERS_HELP = `Partner mit dem Chat auf ihren Seiten verwalten.

  npm run admin -- partner list                            Partner mit Schlüsseln und Adressen zeigen
  npm run admin -- partner add <Name> <Adresse> […]        Partner anlegen, Adresse wie https://www.beispiel.de
  npm run admin -- partner rotate <Schlüssel> [<Tage>]     neuer Schlüssel; der bisherige gilt noch ${PARTNER_KEY_GRACE_DAYS} Tage, mit 0 keinen
  npm run admin -- partner revoke <Schlüssel>              Schlüssel sperren; wirkt sofort
  npm run admin -- partner pause|resume <Schlüssel>        das Widget des Partners anhalten, weiterlaufen lassen

Namen mit Leerzeichen gehören in Anführungszeichen.`;

export const isPartnerCommand = ([first]: readonly string[]): boolean => first === 'partner';

const MOST_ARGUMENTS: Readonly<Record<string, number>> = { list: 0, rotate: 2, revoke: 1, pause: 1, resume: 1 };

const refuse = (sentence: string): never => {
  throw new UnknownPartnerCommand(sentence);
};

const addFrom = ([name, ...origins]: readonly string[]): PartnerCommand => {
  const parsed = partnerBodySchema.safeParse({ name, origins });
  return parsed.success
    ? { name: 'add', partner: parsed.data }
    : refuse(parsed.error.issues[0]?.message ?? 'Bitte geben Sie Name und Adresse an.');
};

const daysFrom = (text: string | undefined): number => {
  const parsed = rotateKeyBodySchema.safeParse({ grace_days: text === undefined ? undefined : Number(text) });
  return parsed.success ? parsed.data.grace_days : refuse(parsed.error.issues[0]?.message ?? 'Die Frist ist ungültig.');
};

/** Reads the arguments, the first being `partner`. Throws `UnknownPartnerCommand`. */
export const parsePartnerCommand = ([, name, ...rest]: readonly string[]): PartnerCommand => {
  const option = rest.find((argument) => argument.startsWith('-'));
  if (option !== undefined)
    refuse(`Die Option „${option}“ gibt es hier nicht; npm run admin -- help zeigt alle Befehle.`);
  if (name === 'add') return addFrom(rest);
  const [key, days] = rest;
  if (rest.length > (MOST_ARGUMENTS[name ?? ''] ?? rest.length)) {
    refuse('Das sind zu viele Angaben; npm run admin -- help zeigt, wie es geht.');
  }
  switch (name) {
    case 'list':
      return { name };
    case 'rotate':
      return { name, key: keyFrom(key), graceDays: daysFrom(days) };
    case 'revoke':
    case 'pause':
    case 'resume':
      return { name, key: keyFrom(key) };
    default:
      return refuse(`Den Befehl „partner ${name ?? ''}“ gibt es nicht; npm run admin -- help zeigt alle.`);
  }
};

const keyFrom = (text: string | undefined): string =>
  text?.startsWith('pk_') ? text : refuse('Bitte geben Sie den Schlüssel des Partners an; er beginnt mit pk_.');
