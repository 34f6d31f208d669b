import type { RebuildProgress, RebuildResult } from './rebuild.ts';

/** The part of a stream that output needs; on a TTY one line is drawn again and again. */
export interface Terminal {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface RebuildDisplay {
  show(progress: RebuildProgress): void;
  finish(result: RebuildResult): void;
  refuse(reason: string): void;
}

const PHASES: Readonly<Record<RebuildProgress['phase'], string>> = {
  reading: 'Ereignisse anwenden',
  indexing: 'Indizes anlegen',
  switching: 'Umschalten',
};
const BAR_WIDTH = 30;
const PLAIN_STEP_PERCENT = 10;
const CLEAR_LINE = '\r\u001b[2K';
const count = new Intl.NumberFormat('de-DE');

/** A bar on a terminal; elsewhere one line for every tenth of the way. */
export const createRebuildDisplay = (output: Terminal): RebuildDisplay => {
  let shown = '';

  const line = (text: string) => output.write(output.isTTY ? `${CLEAR_LINE}${text}\n` : `${text}\n`);

  return {
    show(progress) {
      const percent = progress.head === 0 ? 100 : Math.floor((progress.position / progress.head) * 100);
      const numbers = `${count.format(progress.position)} von ${count.format(progress.head)} Ereignissen`;
      if (output.isTTY) {
        const text = `${bar(percent)} ${percent} % · ${PHASES[progress.phase]} · ${numbers}`;
        output.write(`${CLEAR_LINE}${text.slice(0, (output.columns ?? 80) - 1)}`);
        return;
      }
      const step = `${progress.phase} ${Math.floor(percent / PLAIN_STEP_PERCENT)}`;
      if (step === shown) return;
      shown = step;
      line(`${PHASES[progress.phase]}: ${percent} % (${numbers})`);
    },
    finish({ rebuilt, dropped }) {
      for (const { name, version, position } of rebuilt) {
        line(`${name} v${version} ist neu aufgebaut und umgeschaltet, Stand: Ereignis ${count.format(position)}.`);
      }
      for (const schema of dropped) line(`Alte Version entfernt: ${schema}.`);
    },
    refuse: (reason) => void line(reason),
  };
};

const bar = (percent: number): string => {
  const filled = Math.round((percent / 100) * BAR_WIDTH);
  return `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`;
};
