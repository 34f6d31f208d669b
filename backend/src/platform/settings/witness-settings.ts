import { MalformedNote, parseNoteKey } from '@sternklar/event-store/transparency/signed-note';
import { z } from 'zod';
import { wholeNumber } from './whole-number.ts';

const MOST_WITNESSES = 20;
const NOT_A_LIST =
  'muss je Zeugin oder Zeuge die Adresse (https://…) und den öffentlichen Schlüssel (<Name>+<Kennung>+<Base64>) nennen, durch ein Leerzeichen getrennt, mehrere durch Komma.';

const witnessOf = (text: string) => {
  const [url = '', key = '', ...rest] = text.split(/\s+/);
  if (rest.length > 0 || !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) return null;
  try {
    return { url, key: parseNoteKey(key) };
  } catch (error) {
    if (error instanceof MalformedNote) return null;
    throw error;
  }
};

const witnesses = z.string().transform((list, context) => {
  const found = list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map(witnessOf);
  const known = found.filter((one) => one !== null);
  const isUnique = new Set(known.map(({ key }) => key.text)).size === found.length;
  if (isUnique && found.length <= MOST_WITNESSES) return known;
  context.addIssue(NOT_A_LIST);
  return z.NEVER;
});

export const witnessSettings = {
  AUDIT_WITNESSES: witnesses.default([]),
  AUDIT_WITNESS_QUORUM: wholeNumber(1, MOST_WITNESSES).optional(),
  AUDIT_WITNESS_MINUTES: wholeNumber(0, 1_440).default(10),
};

/** More than half of them, unless another number is set. */
export const witnessQuorumOf = (count: number, quorum: number | undefined): number =>
  count === 0 ? 0 : (quorum ?? Math.floor(count / 2) + 1);

/** There must be as many as have to cosign. */
export const witnessesSuffice = (
  settings: { readonly AUDIT_WITNESSES: readonly unknown[]; readonly AUDIT_WITNESS_QUORUM?: number | undefined },
  context: z.RefinementCtx,
): void => {
  if ((settings.AUDIT_WITNESS_QUORUM ?? 0) <= settings.AUDIT_WITNESSES.length) return;
  const message = 'ist größer als die Zahl der Zeugen in AUDIT_WITNESSES.';
  context.addIssue({ code: 'custom', path: ['AUDIT_WITNESS_QUORUM'], message });
};
