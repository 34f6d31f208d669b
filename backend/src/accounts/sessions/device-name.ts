/** The first that is found counts: browsers name those before them whose pages they understand, too. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];
/** Longer ones are nobody's browser; looking through them would only cost time. */
const LONGEST_USER_AGENT = 1_000;

const nameIn = (names: typeof BROWSERS, text: string) => names.find(([, sign]) => sign.test(text))?.[0];

/**
 * A device as its owner would call it, such as 'Firefox auf Windows', from the browser's `User-Agent`; null when neither
 * browser nor system is a known one. So coarse on purpose: it names a device to its owner and to nobody else.
 */
export const deviceName = (userAgent: string | undefined): string | null => {
  const text = (userAgent ?? '').slice(0, LONGEST_USER_AGENT);
  const browser = nameIn(BROWSERS, text);
  const system = nameIn(SYSTEMS, text);
  if (browser !== undefined && system !== undefined) return `${browser} auf ${system}`;
  return browser ?? system ?? null;
};
