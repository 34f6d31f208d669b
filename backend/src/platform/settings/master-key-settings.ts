import { COPIES_READABLE_DAYS } from '@sternklar/contracts/constants';
import { z } from 'zod';

const days = z
  .string()
  .regex(/^\d{1,2}$/, `muss eine ganze Zahl von 1 bis ${COPIES_READABLE_DAYS} sein.`)
  .transform(Number)
  .pipe(z.number().min(1, 'muss mindestens 1 sein.'));
const folder = z.string().trim().max(1_000, 'darf höchstens 1000 Zeichen haben.');

/** Where the master key lies, when it turns, and how long copies of the database may be restored. */
export const masterKeySettings = {
  MASTER_KEY_DIR: folder.optional(),
  MASTER_KEY_COPY_DIR: folder.optional(),
  MASTER_KEY_TURN_DAYS: days.prefault('15'),
  BACKUPS_KEPT_DAYS: days.prefault('14'),
} as const;

interface MasterKeySettings {
  readonly MASTER_KEY?: Buffer | undefined;
  readonly MASTER_KEY_DIR?: string | undefined;
  readonly MASTER_KEY_COPY_DIR?: string | undefined;
  readonly MASTER_KEY_TURN_DAYS: number;
  readonly BACKUPS_KEPT_DAYS: number;
}

/**
 * A key that turned before the last backup under the one before it is over would need a third to live. Whoever is erased right after
 * a turn is readable in copies until the next one, and from then on for as long as backups are kept: that is what people are told.
 */
export const masterKeySettingsFit = (settings: MasterKeySettings, context: z.RefinementCtx): void => {
  const { MASTER_KEY_TURN_DAYS: turn, BACKUPS_KEPT_DAYS: kept } = settings;
  const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  if (turn < kept) refuse('MASTER_KEY_TURN_DAYS', 'darf nicht kürzer sein als BACKUPS_KEPT_DAYS.');
  if (turn + kept > COPIES_READABLE_DAYS) {
    refuse(
      'MASTER_KEY_TURN_DAYS',
      `und BACKUPS_KEPT_DAYS dürfen zusammen höchstens ${COPIES_READABLE_DAYS} Tage sein: So lange sind Gelöschte laut Datenschutzerklärung in Sicherungskopien noch lesbar.`,
    );
  }
  if (settings.MASTER_KEY !== undefined && settings.MASTER_KEY_DIR !== undefined) {
    refuse(
      'MASTER_KEY_DIR',
      'gibt es nicht neben MASTER_KEY: Der Schlüssel steht in den Einstellungen oder in einem Ordner.',
    );
  }
  if (settings.MASTER_KEY !== undefined && settings.MASTER_KEY_COPY_DIR !== undefined) {
    refuse(
      'MASTER_KEY_COPY_DIR',
      'gibt es nicht neben MASTER_KEY: Kopien macht das Produkt nur von einem Schlüssel in einem Ordner.',
    );
  }
};
