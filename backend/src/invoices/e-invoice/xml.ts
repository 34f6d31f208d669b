/** What XML 1.0 has no way to say, escaped or not: most control characters, and halves of surrogate pairs. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Any text as content or attribute of XML; what XML cannot hold becomes U+FFFD. */
export const escapeXml = (text: string): string =>
  text.replace(NOT_IN_XML, '\ufffd').replace(/[&<>"\r]/g, (letter) => ESCAPES[letter] ?? letter);

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
