/** Constants of Punycode (RFC 3492, section 5). */
const BASE = 36;
const [T_MIN, T_MAX, SKEW, DAMP, INITIAL_BIAS, INITIAL_N] = [1, 26, 38, 700, 72, 128];
const PREFIX = 'xn--';

const adapted = (delta: number, length: number, isFirst: boolean): number => {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
};

/** 'mller-kva' → 'müller' (RFC 3492, section 6.2). Throws for what is no Punycode. */
const decoded = (label: string): string => {
  const end = label.lastIndexOf('-');
  const points = [...label.slice(0, Math.max(0, end))].map((letter) => letter.charCodeAt(0));
  const digits = [...label.slice(end + 1)];
  let [n, i, bias] = [INITIAL_N, 0, INITIAL_BIAS];
  while (digits.length > 0) {
    const before = i;
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = Number.parseInt(digits.shift() ?? '', BASE);
      if (Number.isNaN(digit)) throw new RangeError('The label breaks off.');
      // Letters are 0 to 25 there, digits 26 to 35.
      const value = digit < 10 ? digit + 26 : digit - 10;
      i += value * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (value < threshold) break;
      weight *= BASE - threshold;
    }
    const length = points.length + 1;
    bias = adapted(i - before, length, before === 0);
    n += Math.floor(i / length);
    i %= length;
    points.splice(i, 0, n);
    i += 1;
  }
  return String.fromCodePoint(...points);
};

const shownLabel = (label: string): string => {
  if (!label.startsWith(PREFIX)) return label;
  try {
    return decoded(label.slice(PREFIX.length));
  } catch {
    return label;
  }
};

/** An address as people type it: browsers hand over 'anna@müller.de' as 'anna@xn--mller-kva.de'. */
export const shownEmail = (email: string): string => {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + email.slice(at).split('.').map(shownLabel).join('.');
};
