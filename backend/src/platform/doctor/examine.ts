import { StartRefused } from '@sternklar/event-store/start-refused';
import { codeOf, type Finding, wrong } from './finding.ts';

/** Something of an installation that is looked at by itself, and changes nothing. */
export interface Check {
  /** What it is about, in German. */
  readonly topic: string;
  look(): Promise<readonly Finding[]> | readonly Finding[];
}

/** What a check found. */
export interface Examined {
  readonly topic: string;
  readonly findings: readonly Finding[];
}

const LIMIT_MS = 5_000;

const tooLate = (ms: number): Finding =>
  wrong(
    `keine Antwort binnen ${ms / 1_000} s`,
    'Prüfen Sie, ob der Rechner erreichbar ist und eine Firewall die Verbindung nicht still verwirft.',
  );

const failed = (error: unknown): Finding =>
  error instanceof StartRefused
    ? wrong('so startet das Produkt nicht', error.message)
    : wrong(
        `ließ sich nicht prüfen (${codeOf(error)})`,
        'Beheben Sie, was der Fehler nennt, und rufen Sie den Befehl erneut auf.',
      );

const lookWithin = async ({ topic, look }: Check, limitMs: number): Promise<Examined> => {
  const { promise: late, resolve } = Promise.withResolvers<readonly Finding[]>();
  const timer = setTimeout(() => resolve([tooLate(limitMs)]), limitMs);
  try {
    const looked = (async () => look())().catch((error: unknown) => [failed(error)]);
    return { topic, findings: await Promise.race([looked, late]) };
  } finally {
    clearTimeout(timer);
  }
};

/** Lets all checks look beside each other, each for 5 s at most, so that all together take no longer; in their order. */
export const examine = (checks: readonly Check[], limitMs: number = LIMIT_MS): Promise<readonly Examined[]> =>
  Promise.all(checks.map((check) => lookWithin(check, limitMs)));
