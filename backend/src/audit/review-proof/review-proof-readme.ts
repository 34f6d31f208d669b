import type { ProofWords } from '../verify/verify-review.mjs';

/** What whoever gets a proof reads first. */
export const reviewProofReadme = ({
  brandName,
  exportedAt,
}: ProofWords): string => `# Beleg einer Bewertung: ${brandName}

Ausgegeben am ${exportedAt} (UTC). Zum Lesen und Drucken: beleg.html.

## Prüfen

\`\`\`
node verify-review.mjs . --key <Schlüssel, den Sie kennen>
\`\`\`

Das Programm braucht Node.js (ab 20.12), verify-bundle.mjs daneben und kein Netz. Nehmen Sie beide am besten von einer Stelle, der Sie
vertrauen. Es meldet jede Änderung an den Dateien des Belegs, auch an der Seite.

## Was darin liegt

| Datei | Inhalt |
|---|---|
| beleg.html | der Verlauf zum Lesen; entsteht Zeichen für Zeichen aus den anderen Dateien |
| events.jsonl | je Zeile ein Ereignis der Bewertung. Personenbezogene Felder sind verschlüsselt (\`$personal\`) |
| proofs.jsonl | je Zeile die Stelle des Ereignisses im Protokoll und die Prüfsummen, mit denen es zur unterschriebenen Wurzel führt (RFC 6962) |
| words.json | Name, Text und Notizen im Klartext; im Protokoll stehen sie verschlüsselt |
| checkpoint.txt | der unterschriebene Stand: Name des Protokolls, Zahl der Ereignisse, Wurzel des Merkle-Baums, Unterschriften (C2SP) |
| keys.txt, witnesses.txt | die öffentlichen Schlüssel des Protokolls und der Zeuginnen und Zeugen |
| verify-review.mjs, verify-bundle.mjs | das Prüfprogramm |
`;
