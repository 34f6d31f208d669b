import { CHAT_SUGGESTIONS_MAX } from '@sternklar/contracts/constants';
import { topics } from './knowledge/knowledge-base.ts';
import { OWN } from './own-data/own-intents.ts';

interface Suggestion {
  readonly title: string;
  readonly question: string;
}

const suggestionOf = (intent: string): Suggestion | null => {
  const own = OWN[intent];
  if (own) return own;
  const topic = topics.get(intent);
  const [question] = topic?.questions ?? [];
  return topic && question ? { title: topic.title, question } : null;
};

/** Of what a message may be about, the likeliest first, the nearest that something is known of: their titles, and how to ask. */
export const nearestOf = (intents: readonly string[]) => {
  const found = intents.flatMap((intent) => suggestionOf(intent) ?? []);
  const nearest = found
    .filter(({ title }, position) => found.findIndex((one) => one.title === title) === position)
    .slice(0, CHAT_SUGGESTIONS_MAX);
  return { titles: nearest.map(({ title }) => title), suggestions: nearest.map(({ question }) => question) };
};

/** 'den Preis, die Laufzeit oder die Kündigung'. */
export const alternatives = (titles: readonly string[]): string =>
  [titles.slice(0, -1).join(', '), ...titles.slice(-1)].filter((part) => part !== '').join(' oder ');
