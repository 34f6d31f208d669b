import { ATTRIBUTE_NAME_MAX_LENGTH, ATTRIBUTE_VALUE_MAX_LENGTH, ATTRIBUTES_MAX } from '@sternklar/contracts/constants';

const isName = new RegExp(`^[\\p{L}\\p{N}_ -]{1,${ATTRIBUTE_NAME_MAX_LENGTH}}$`, 'u');

/** What a page says of its visitor, as far as the server takes it: ten names with short texts, numbers or yes and no. */
export const takenAttributes = (said: unknown): Readonly<Record<string, string>> => {
  const taken: Record<string, string> = Object.create(null);
  if (typeof said !== 'object' || said === null) return taken;
  const plain = Object.entries(said).filter(
    ([name, value]) => isName.test(name) && ['string', 'number', 'boolean'].includes(typeof value),
  );
  for (const [name, value] of plain.slice(0, ATTRIBUTES_MAX))
    taken[name] = [
      ...String(value)
        .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .trim(),
    ]
      .slice(0, ATTRIBUTE_VALUE_MAX_LENGTH)
      .join('');
  return taken;
};
