import type { SignedCheckpoint } from '@sternklar/event-store/transparency/transparency-log';
import { REVIEW_EVENT_WORDS } from './review-event-words.ts';

export interface BundleReadme {
  readonly checkpoint: SignedCheckpoint;
  readonly brandName: string;
  readonly exportedAt: Date;
}

const eventRows = Object.entries(REVIEW_EVENT_WORDS)
  .map(([type, words]) => `| ${type} | ${words} |`)
  .join('\n');

const boundingText = ({ time }: SignedCheckpoint): string =>
  time === null
    ? 'Noch kein unterschriebener Stand begrenzt, was bis zur Ausgabe war: Es können noch Ereignisse hinzukommen, die davor datiert sind.'
    : `Der Stand trägt die Zeit ${time.toISOString()} (UTC): Was bis dahin war, sind diese Ereignisse; was später hinzukommt, ist später datiert.`;

/** What an auditor reads first. */
export const bundleReadme = ({ checkpoint, brandName, exportedAt }: BundleReadme): string => `# Prüfbündel: ${brandName}

${checkpoint.size.toLocaleString('de-DE')} Ereignisse des Protokolls „${checkpoint.origin}“, ausgegeben am ${exportedAt.toISOString()} (UTC).

${boundingText(checkpoint)}

## Prüfen

\`\`\`
node verify-bundle.mjs . --since <Prüfpunkt, den Sie früher aufbewahrt haben> --key <Schlüssel, den Sie kennen>
\`\`\`

Oder öffnen Sie verify.html im Browser und wählen dort alle Dateien dieses Ordners aus: dasselbe Programm, ebenfalls ohne Netz.

Das Programm braucht nur Node.js (ab 20.12) und kein Netz. Es ist eine einzige Datei, die sich in zehn Minuten lesen lässt; nehmen
Sie sie am besten nicht aus diesem Bündel, sondern von einer Stelle, der Sie vertrauen. Ohne --since beweist ein Bündel nur, dass
es in sich stimmt: Wer Datenbank und Schlüssel hat, könnte die Vergangenheit umschreiben und neu unterschreiben. Bewahren Sie
deshalb jedes Mal checkpoint.txt auf.

## Was darin liegt

| Datei | Inhalt |
|---|---|
| events.jsonl | je Zeile ein Ereignis, in der Reihenfolge des Protokolls. Personenbezogene Felder sind verschlüsselt (\`$personal\`); \`commitment\` bindet sie an genau einen Schlüssel |
| status-history.csv | die Statuswechsel aller Bewertungen, für Tabellenprogramme |
| tree.txt | je Zeile die Prüfsumme des Ereignisses: SHA-256 über ein Nullbyte und die Zeile (RFC 6962), Base64 |
| checkpoint.txt | der unterschriebene Stand: Name des Protokolls, Zahl der Ereignisse, Wurzel des Merkle-Baums, Unterschriften (C2SP). Eine zweite Unterschrift des Protokolls trägt die Zeit, bis zu der nichts anderes aufgezeichnet war |
| checkpoints.jsonl | frühere Stände, je Zeile einer |
| keys.txt | die öffentlichen Schlüssel, mit denen je unterschrieben wurde, der neueste zuerst; jeder zweimal, da er mit Zeit eine andere Kennung hat |
| witnesses.txt | die öffentlichen Schlüssel von Zeuginnen und Zeugen, die Stände mit unterschrieben haben |
| verify-bundle.mjs | das Prüfprogramm |
| verify.html | dasselbe als Seite, die sich mit jedem Browser öffnen lässt |

## Wie die Schritte eines Falls heißen

In events.jsonl steht unter \`type\`, was geschah, und unter \`streamId\` \`review-\` mit der ID der Bewertung, zu der es gehört.

| type | Was geschah |
|---|---|
${eventRows}

Diese Datei und das Prüfprogramm selbst gehören nicht zum Beweis. Ein gelöschtes Konto macht seine verschlüsselten Felder für immer
unlesbar; das Protokoll bleibt dabei Byte für Byte dasselbe.
`;
