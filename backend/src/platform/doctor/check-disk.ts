import { countText } from '../german.ts';
import { type Finding, right, wrong } from './finding.ts';

/** The disk below a folder, in bytes. */
export interface Disk {
  readonly folder: string;
  readonly freeBytes: number;
  readonly bytes: number;
  /** How many files it may hold, and how many more of them can be made; 0 of 0 where it keeps no such number. */
  readonly files: number;
  readonly freeFiles: number;
}

const LEAST_SHARE = 0.1;
const LEAST_FILES = 10_000;
const LEAST_BYTES = 1_000_000_000;
const GIGABYTE = 1_000_000_000;

const gigabytes = (bytes: number): string =>
  (bytes / GIGABYTE).toLocaleString('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Room on the disk of the data folder, on which the embedded database and its evidence lie, too. `minFreeBytes`: with less no evidence is taken. */
export const checkDisk = (disk: Disk, minFreeBytes: number): readonly Finding[] => [
  roomFinding(disk, minFreeBytes),
  ...fileFindings(disk),
];

const fileFindings = ({ folder, files, freeFiles }: Disk): readonly Finding[] =>
  files === 0 || freeFiles >= LEAST_FILES
    ? []
    : [
        wrong(
          `Bei ${folder} lassen sich nur noch ${countText(freeFiles)} Dateien anlegen (Inodes)`,
          'Löschen Sie, was aus sehr vielen kleinen Dateien besteht (df -i): Sind sie verbraucht, hilft auch freier Platz nichts.',
        ),
      ];

const roomFinding = ({ folder, freeBytes, bytes }: Disk, minFreeBytes: number): Finding => {
  const share = bytes === 0 ? 0 : freeBytes / bytes;
  const text = `${gigabytes(freeBytes)} GB frei bei ${folder} (${countText(Math.floor(share * 100))} %)`;
  const isScarce = share < LEAST_SHARE || freeBytes < LEAST_BYTES;
  if (!isScarce && freeBytes >= minFreeBytes) return right(text);
  const evidence = freeBytes < minFreeBytes ? ' Belege werden schon abgelehnt (EVIDENCE_MIN_FREE_MB).' : '';
  return wrong(
    text,
    `Schaffen Sie Platz (alte Sicherungen, Logs), oder vergrößern Sie die Platte: Ist sie voll, wird nichts mehr geschrieben.${evidence}`,
  );
};
