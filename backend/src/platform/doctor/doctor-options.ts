import { parseArgs } from 'node:util';
import { z } from 'zod';

export interface DoctorOptions {
  readonly help: boolean;
  /** Whether the public address may be called. */
  readonly outside: boolean;
  /** Who gets one real mail; null: nobody. */
  readonly mailTo: string | null;
  /** Where backups are put; null: they are not looked at. */
  readonly backups: string | null;
}

/** Its message is a German sentence. */
export class UnknownDoctorOption extends Error {
  override readonly name = 'UnknownDoctorOption';
}

export const DOCTOR_HELP = `Sagt, was an dieser Installation stimmt und was nicht; es liest dieselben Einstellungen wie das Produkt und ändert nichts.

  npm run doctor
  npm run doctor -- --backups <Ordner>   auch: Wie alt ist die neueste Sicherung darin?
  npm run doctor -- --outside            auch: Name und Zertifikat von PUBLIC_URL
  npm run doctor -- --mail-to <Adresse>  auch: eine Testmail wirklich senden

✓ stimmt, ✗ ist falsch, ! mag ein Versehen sein, – gibt es hier nicht. Ende mit 0, wenn nichts falsch ist, sonst mit 1.`;

const read = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', default: false },
        outside: { type: 'boolean', default: false },
        'mail-to': { type: 'string' },
        backups: { type: 'string' },
      },
    }).values;
  } catch {
    throw new UnknownDoctorOption(`Das kennt der Befehl nicht.\n\n${DOCTOR_HELP}`);
  }
};

/** What the arguments ask for. Throws `UnknownDoctorOption`. */
export const parseDoctorOptions = (args: readonly string[]): DoctorOptions => {
  const { help, outside, backups = null, 'mail-to': mailTo = null } = read(args);
  if (mailTo !== null && !z.email().safeParse(mailTo).success) {
    throw new UnknownDoctorOption('Nach --mail-to gehört eine E-Mail-Adresse.');
  }
  return { help, outside, mailTo, backups };
};
