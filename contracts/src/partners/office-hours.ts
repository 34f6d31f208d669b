/** When people answer on one day of the week: 1 is Monday, times are `09:30`, in Berlin. */
export interface OfficeDay {
  readonly day: number;
  readonly from: string;
  readonly to: string;
}
export type ChatLanguage = 'de' | 'en';

export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

interface Words {
  readonly days: readonly string[];
  readonly shortDays: readonly string[];
  time(time: string): string;
  hours(from: string, to: string): string;
  answer(spans: string): string;
  next(day: string, time: string): string;
  away(day: string, time: string): string;
}

const span = (from: string, to: string) => (from === to ? from : `${from}–${to}`);
const shortTime = (time: string) => time.replace(/^0/, '').replace(':00', '');

const WORDS: Readonly<Record<ChatLanguage, Words>> = {
  de: {
    days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    shortDays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
    time: (time) => `${shortTime(time)}\u00a0Uhr`,
    hours: (from, to) => `von ${shortTime(from)} bis ${shortTime(to)}\u00a0Uhr`,
    answer: (spans) => `Menschen antworten ${spans}`,
    next: (day, time) => `das nächste Mal am ${day} ab ${time}`,
    away: (day, time) => `KI-Assistent · ein Mensch antwortet am ${day} ab ${time}`,
  },
  en: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    shortDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    time: (time) => `${time} (German time)`,
    hours: (from, to) => `${from}–${to} (German time)`,
    answer: (spans) => `People answer ${spans}`,
    next: (day, time) => `next on ${day} from ${time}`,
    away: (day, time) => `AI assistant · a person answers on ${day} from ${time}`,
  },
};

const sorted = (hours: readonly OfficeDay[]) => [...hours].sort((one, other) => one.day - other.day);

/** Days in a row with the same times are said together: `Mo–Fr von 9 bis 17 Uhr, Sa von 10 bis 12 Uhr`. */
const spansOf = (hours: readonly OfficeDay[], language: ChatLanguage): string => {
  const { shortDays, hours: said } = WORDS[language];
  const runs: { readonly from: OfficeDay; until: number }[] = [];
  for (const office of sorted(hours)) {
    const last = runs.at(-1);
    if (last?.from.from === office.from && last.from.to === office.to && last.until === office.day - 1)
      last.until = office.day;
    else runs.push({ from: office, until: office.day });
  }
  return runs
    .map(({ from, until }) => {
      const days = span(shortDays[from.day - 1] ?? '', shortDays[until - 1] ?? '');
      return `${days} ${said(from.from, from.to)}`;
    })
    .join(', ');
};

/** Day of the week, 1 for Monday, and time of day in Berlin. */
const inBerlin = (at: Date) => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Berlin',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: WORDS.en.days.indexOf(part('weekday')) + 1, time: `${part('hour')}:${part('minute')}` };
};

/** When people answer next; null while they do, and where there are no hours. */
const nextOffice = (hours: readonly OfficeDay[], at: Date): OfficeDay | null => {
  const { day, time } = inBerlin(at);
  if (hours.some((office) => office.day === day && office.from <= time && time < office.to)) return null;
  const coming = (office: OfficeDay) => office.day > day || (office.day === day && office.from > time);
  const ordered = sorted(hours);
  return ordered.find(coming) ?? ordered[0] ?? null;
};

/** What visitors are told at a moment: when people answer, and, outside of these hours, in place of 'a person has been asked for'. */
export interface OfficeWords {
  readonly hours: string;
  /** Null while people answer. */
  readonly away: string | null;
}

/** Null where a partner has no office hours. */
export const officeWords = (hours: readonly OfficeDay[], language: ChatLanguage, at: Date): OfficeWords | null => {
  if (hours.length === 0) return null;
  const { days, time, answer, next, away } = WORDS[language];
  const said = answer(spansOf(hours, language));
  const office = nextOffice(hours, at);
  if (office === null) return { hours: `${said}.`, away: null };
  const [day = '', from] = [days[office.day - 1], time(office.from)];
  return { hours: `${said}, ${next(day, from)}.`, away: away(day, from) };
};
