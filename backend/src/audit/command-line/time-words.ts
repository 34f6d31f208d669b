import type { checkpointBack, TimedCheckpoint, TimeFault } from '@sternklar/event-store/transparency/time-bounds';

const textOf = ({ time }: TimedCheckpoint): string => time.toISOString();

/** A German sentence on an event whose time contradicts a checkpoint; `what` names it. */
export const timeFaultWords = (
  { kind, checkpoint }: TimeFault,
  { what, recordedAt }: { what: string; recordedAt: string },
): string =>
  kind === 'put-into-past'
    ? `${what} ist vom ${recordedAt} datiert, obwohl das Protokoll bis ${textOf(checkpoint)} nur ${checkpoint.size} Ereignisse hatte: Es wurde nachträglich in die Vergangenheit gesetzt.`
    : `Der Prüfpunkt über ${checkpoint.size} Ereignisse trägt die Zeit ${textOf(checkpoint)}, obwohl ${what} vom ${recordedAt} darin steht.`;

/** The sentences on checkpoints whose time steps back; none where it does not. */
export const checkpointBackWords = (back: ReturnType<typeof checkpointBack>): readonly string[] =>
  back === null
    ? []
    : [
        `Der Prüfpunkt über ${back.checkpoint.size} Ereignisse trägt die Zeit ${textOf(back.checkpoint)}, obwohl der über ${back.before.size} schon ${textOf(back.before)} trägt: Die Zeit geht zurück.`,
      ];
