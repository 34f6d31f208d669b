import { escapeXml } from '../../platform/xml.port.ts';

const withAttributes = (name: string, attributes: Readonly<Record<string, string>>): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(' ');

/** An element that holds a text; none at all for null. */
export const leaf = (name: string, text: string | null, attributes: Readonly<Record<string, string>> = {}): string =>
  text === null ? '' : `<${withAttributes(name, attributes)}>${escapeXml(text)}</${name}>`;

/** An element that holds elements; none at all when none of them is there, since empty ones are not allowed. */
export const branch = (
  name: string,
  children: readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): string => {
  const content = children.join('');
  return content === '' ? '' : `<${withAttributes(name, attributes)}>${content}</${name}>`;
};
