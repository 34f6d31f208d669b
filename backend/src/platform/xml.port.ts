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
