import { StartRefused } from '@sternklar/event-store/start-refused';
import { type Environment, loadConfig } from '../settings/config.ts';
import { doubtful, type Finding, right, wrong } from './finding.ts';

const EXPLAINED = 'docs/operations.md erklärt jede Einstellung unter „Settings“.';

/** What the settings' own validation refuses, one line for each; none where the product would start with them. */
const refusedLines = (env: Environment): readonly string[] => {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    const [, ...lines] = error.message.split('\n');
    return lines.map((line) => line.trim());
  }
};

const namesIn = (lines: readonly string[]): string =>
  [...new Set(lines.map((line) => line.split(':', 1)[0]))].join(', ');

/** What stands between these settings and customers, in one line. */
const asProduction = (env: Environment): readonly Finding[] => {
  if (env.NODE_ENV === 'production') return [];
  const inProduction = { ...env, NODE_ENV: 'production' };
  const lines = refusedLines(inProduction);
  if (lines.length > 0) {
    return [
      doubtful(
        'NODE_ENV ist nicht production: nichts für Kunden',
        `Vorher fehlen oder stören noch: ${namesIn(lines)}. ${EXPLAINED}`,
      ),
    ];
  }
  const { warnings } = loadConfig(inProduction).config;
  return [
    doubtful('NODE_ENV ist nicht production: nichts für Kunden', 'Setzen Sie NODE_ENV=production.'),
    ...warnings.map((warning) => doubtful(warning, `Vor dem Start mit Kunden zu klären. ${EXPLAINED}`)),
  ];
};

/** Whether the product starts with these settings, and what it would say of them. */
export const checkSettings = (env: Environment): readonly Finding[] => {
  const refused = refusedLines(env);
  if (refused.length > 0) return refused.map((line) => wrong(line, `So startet das Produkt nicht. ${EXPLAINED}`));
  const { warnings } = loadConfig(env).config;
  return [
    right('alle gültig'),
    ...warnings.map((warning) => doubtful(warning, `Ist das so gemeint? ${EXPLAINED}`)),
    ...asProduction(env),
  ];
};
