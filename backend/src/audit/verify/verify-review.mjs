/**
 * Checks the proof of one review. None of the product's code, no network: this file, verify-bundle.mjs beside it, and Node (20.12
 * or newer).
 *
 *   node verify-review.mjs <folder> [--key <key, or file with keys>]
 *
 * 1. checkpoint.txt is signed by the log's key (Ed25519, a "signed note" of C2SP).
 * 2. Each line of events.jsonl is a leaf of the Merkle tree (RFC 6962) whose root was signed, at the place that the same line of
 *    proofs.jsonl names, by the hashes that stand there.
 * 3. The lines are the events of one review, from its first on, none left out in between.
 * 4. beleg.html is the page that follows from these files, letter by letter.
 *
 * The page itself is made by `reviewPage` below, so that it can be made again.
 */
import {
  asKept,
  fromBase64,
  keysGiven,
  leafHash,
  nodeHash,
  readKeys,
  readNote,
  runCommand,
  signatureProblems,
  toBase64,
  Unreadable,
  withOwnEnds,
} from './verify-bundle.mjs';

export const REVIEW_FILES = [
  'beleg.html',
  'checkpoint.txt',
  'events.jsonl',
  'keys.txt',
  'proofs.jsonl',
  'witnesses.txt',
  'words.json',
];

const bytesOf = (text) => new TextEncoder().encode(text);
const linesIn = (text) => text.split('\n').slice(0, -1);
const parsed = (what, text) => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable(`${what} ist nicht lesbar.`);
  }
};

/** The root that follows from a leaf's hash, its place and the hashes beside its path (RFC 9162, 2.1.3.2); null if none does. */
const rootFrom = async (hash, { index, size, proof }) => {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) return null;
  let [place, last, root] = [index, size - 1, hash];
  for (const sibling of proof) {
    if (last === 0) return null;
    if (place % 2 === 1 || place === last) {
      root = await nodeHash(sibling, root);
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else root = await nodeHash(root, sibling);
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 ? toBase64(root) : null;
};

const readProof = (line, number) => {
  const { index, proof } = parsed(`Zeile ${number} von proofs.jsonl`, line) ?? {};
  const hashes = Array.isArray(proof) ? proof.map((one) => fromBase64(String(one), 32)) : [null];
  if (hashes.includes(null)) throw new Unreadable(`Zeile ${number} von proofs.jsonl ist kein Beweis.`);
  return { index, proof: hashes };
};

// ── What the events say

const STATUS = { eingereicht: 'eingereicht', gelöscht: 'gelöscht', nicht_genehmigt: 'nicht genehmigt' };

export const STEP_WORDS = {
  ReviewSubmitted: 'Bewertung eingereicht',
  ReviewStatusChanged: 'Status geändert',
  ReviewNoteAdded: 'Notiz hinzugefügt',
  ReviewErased: 'personenbezogene Angaben gelöscht',
  ReviewDetailsAmended: 'Angaben ergänzt oder korrigiert',
  RemovalWithdrawn: 'Löschantrag zurückgezogen',
  RemovalTakenUpAgain: 'Löschantrag wieder aufgenommen',
  EvidenceAdded: 'Beleg hinzugefügt',
  EvidenceRemoved: 'Beleg entfernt',
  QuestionAsked: 'Kunde gefragt',
  QuestionAnswered: 'Frage beantwortet',
  QuestionReminded: 'an die Frage erinnert',
  QuestionClosed: 'Frage ohne Antwort geschlossen',
  CaseTakenOver: 'Fall übernommen',
  CaseLetGo: 'Fall nicht länger übernommen',
  RemovalForwarded: 'an die Plattform übermittelt',
  RemovalAppealed: 'Widerspruch eingelegt',
  AppealWished: 'Widerspruch gewünscht',
  AppealSetAside: 'kein Widerspruch eingelegt',
  PlatformAnswered: 'Antwort der Plattform eingetragen',
  ReviewCameBack: 'Bewertung wieder auf der Plattform zu sehen',
  FollowUpSet: 'Wiedervorlage gesetzt',
};

const whoOf = ({ kind, id, name }) =>
  kind === 'account' ? `Konto ${id}` : { operator: 'Betreiber', system: `System ${name}` }[kind];

const stepOf = (line, number) => {
  const what = `Zeile ${number} von events.jsonl`;
  const { id, streamId, version, type, recordedAt, data, metadata } = parsed(what, line) ?? {};
  if (![id, streamId, type, recordedAt, data, metadata].every((value) => typeof value === 'string')) {
    throw new Unreadable(`${what} ist kein Ereignis.`);
  }
  const { from, to, restores } = parsed(what, data);
  const reached = `: ${STATUS[from] ?? from} → ${STATUS[to] ?? to}${restores ? ' (zurückgenommen)' : ''}`;
  const change = type === 'ReviewStatusChanged' ? reached : '';
  const who = whoOf(parsed(what, metadata).actor ?? {}) ?? '';
  return { id, streamId, version, at: recordedAt, what: `${STEP_WORDS[type] ?? type}${change}`, who };
};

// ── The page to read

const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const html = (value) => String(value ?? '').replace(/[&<>"']/g, (sign) => SIGNS[sign]);
const momentOf = (at) => `${String(at).slice(0, 10)} ${String(at).slice(11, 19)} UTC`;

const STYLE = `
:root { color-scheme: light; font: 15px/1.5 Figtree, "Segoe UI", Helvetica, Arial, sans-serif; color: #16211f; background: #fff; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
p, dl, blockquote { margin: .5rem 0; }
blockquote { padding-left: 1rem; border-left: 3px solid #0f766e; white-space: pre-wrap; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: minmax(7rem, 12rem) 1fr; gap: .25rem 1rem; }
dt { color: #47544f; } dd { margin: 0; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
th { text-align: left; font-size: .85rem; color: #47544f; }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #d5dcd9; vertical-align: top; overflow-wrap: anywhere; }
td:first-child, td:nth-child(2) { white-space: nowrap; font-variant-numeric: tabular-nums; }
td p { white-space: pre-wrap; color: #47544f; }
pre, code { font-family: ui-monospace, Consolas, Menlo, monospace; font-size: .8rem; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 34rem) {
  dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; }
  thead { display: none; } tr { display: block; border-bottom: 1px solid #d5dcd9; padding: .5rem 0; }
  td { display: block; border: 0; padding: 0; }
  td:first-child::before { content: 'Stelle '; color: #47544f; }
}
@page { size: A4; margin: 18mm 16mm; }
@media print {
  :root { font-size: 10pt; } body { max-width: none; margin: 0; padding: 0; }
  h2 { break-after: avoid; } tr, blockquote, dl { break-inside: avoid; } thead { display: table-header-group; }
}
`;

const rowOf = (step, place, note) =>
  `<tr><td>${place}</td><td>${html(momentOf(step.at))}</td><td>${html(step.what)}${note ? `<p>${html(note)}</p>` : ''}</td><td>${html(step.who)}</td></tr>`;
/** Of an old one nobody knows why: it may be a moment too young, or have been put in. */
const unsignedText = (count) => {
  if (count === 0) return '';
  const steps = count === 1 ? '1 Schritt dieser Bewertung war' : `${count} Schritte dieser Bewertung waren`;
  return `<p>${steps} bei der Ausgabe nicht unterschrieben und ${count === 1 ? 'fehlt' : 'fehlen'} hier.</p>\n`;
};
const missingText = (count) => {
  if (count === 0) return '';
  const steps =
    count === 1
      ? 'Nach dem letzten gab es 1 weiteren Schritt, der'
      : `Nach dem letzten gab es ${count} weitere Schritte, die`;
  return `<p><strong>${steps} bei der Ausgabe in der Datenbank ${count === 1 ? 'fehlte' : 'fehlten'}.</strong> Was fehlt, zeigt das ganze Prüfbündel.</p>\n`;
};
const factOf = ([name, value]) => `<dt>${html(name)}</dt><dd>${html(value)}</dd>`;

/**
 * The page to read and print, of the lines of events.jsonl, their places in the log, the words that the log has encrypted, and the
 * signed state.
 */
export const reviewPage = ({ lines, places, words, note }) => {
  const steps = lines.map((line, index) => stepOf(line, index + 1));
  const [first] = lines;
  const { rating } = JSON.parse(JSON.parse(first).data);
  const { brandName, exportedAt, reviewerName, reviewText, notes = {}, unsigned = 0, missing = 0 } = words;
  const rows = steps.map((step, index) => rowOf(step, places[index] + 1, notes[step.id]));
  const facts = [
    ['Bewertung von', reviewerName],
    ['Sterne', rating],
    ['ID der Bewertung', steps[0].streamId.replace('review-', '')],
    ['Schritte', steps.length],
    ['Ausgegeben', momentOf(exportedAt)],
  ];
  const absent = `${unsignedText(unsigned)}${missingText(missing)}`;
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Beleg: Verlauf einer Bewertung</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Beleg: Verlauf einer Bewertung</h1>
<p>${html(brandName)} belegt hiermit, was mit dieser Bewertung geschah, wie es im unterschriebenen Protokoll steht.</p>
<dl>
${facts.map(factOf).join('\n')}
</dl>
<h2>Text der Bewertung</h2>
<blockquote>${html(reviewText || 'Der Text ist gelöscht.')}</blockquote>
<h2>Was geschah</h2>
<table>
<thead><tr><th scope="col">Stelle</th><th scope="col">Zeit</th><th scope="col">Schritt</th><th scope="col">Wer</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
${absent}<h2>Was bewiesen ist</h2>
<p>Stelle, Zeit, Schritt, Status, Sterne und wer es war stehen im Protokoll im Klartext und sind Teil der unterschriebenen Prüfsummen. Namen, Texte und Notizen stehen dort verschlüsselt: Unterschrieben sind die verschlüsselten Zeichen; was sie bedeuten, ist hier die Angabe von ${html(brandName)}.</p>
<p>Prüfen Sie ohne Netz, mit Node.js ab Version 20.12, im Ordner dieses Belegs:</p>
<pre>node verify-review.mjs . --key &lt;Schlüssel, den Sie kennen&gt;</pre>
<h2>Unterschriebener Stand</h2>
<pre>${html(note)}</pre>
</main>
</body>
</html>
`;
};

// ── The check

const eventProblems = async (lines, proofs, { root, size }) => {
  const problems = [];
  for (const [at, line] of lines.entries()) {
    const found = await rootFrom(await leafHash(bytesOf(line)), { ...proofs[at], size });
    if (found !== root) {
      problems.push(
        `Zeile ${at + 1} von events.jsonl wurde verändert, oder ihr Beweis gehört nicht zum unterschriebenen Stand.`,
      );
    }
  }
  return problems;
};

const orderProblems = (steps, proofs) => {
  const [first] = steps;
  const isOneReview =
    /^review-[0-9a-f-]{36}$/.test(first.streamId) && steps.every(({ streamId }) => streamId === first.streamId);
  if (!isOneReview) return ['events.jsonl enthält Ereignisse, die nicht zu einer einzigen Bewertung gehören.'];
  const isComplete = steps.every(({ version }, at) => version === at + 1);
  const isInOrder = proofs.every(({ index }, at) => at === 0 || index > proofs[at - 1].index);
  return isComplete && isInOrder
    ? []
    : ['Zwischen den Ereignissen fehlt eines, oder ihre Reihenfolge wurde verändert.'];
};

const check = async ({ has, text }, key) => {
  const missing = REVIEW_FILES.filter((name) => !has(name));
  if (missing.length > 0) throw new Unreadable(`Im Beleg fehlt: ${missing.join(', ')}.`);
  const published = await readKeys('keys.txt', await text('keys.txt'));
  const trusted = key === null ? published : await readKeys('--key', asKept(key));
  const known = [...trusted, ...published, ...(await readKeys('witnesses.txt', await text('witnesses.txt')))];
  const note = readNote('checkpoint.txt', await text('checkpoint.txt'));
  const lines = linesIn(await text('events.jsonl'));
  const proofs = linesIn(await text('proofs.jsonl')).map((line, at) => readProof(line, at + 1));
  if (lines.length === 0 || lines.length !== proofs.length) {
    throw new Unreadable('events.jsonl und proofs.jsonl haben nicht gleich viele Zeilen.');
  }
  const problems = await signatureProblems('checkpoint.txt', note, { trusted, known });
  problems.push(...(await eventProblems(lines, proofs, note)));
  problems.push(
    ...orderProblems(
      lines.map((line, at) => stepOf(line, at + 1)),
      proofs,
    ),
  );
  const words = parsed('words.json', await text('words.json'));
  const places = proofs.map(({ index }) => index);
  if ((await text('beleg.html')) !== reviewPage({ lines, places, words, note: await text('checkpoint.txt') })) {
    problems.push('beleg.html sagt etwas anderes als die Ereignisse und words.json.');
  }
  return { size: lines.length, problems };
};

const REMARKS = [
  'Namen, Texte und Notizen sind im Protokoll verschlüsselt; ob words.json sie richtig wiedergibt, lässt sich ohne Schlüssel nicht prüfen.',
  'Ob nach dem letzten Schritt weitere folgten, zeigt nur ein neuerer Beleg oder das ganze Prüfbündel.',
];
const OWN_KEY = 'Der Schlüssel stammt aus dem Beleg selbst. Vergleichen Sie ihn mit dem, den Sie kennen (--key).';

/**
 * `proof.has(name)` tells whether there is such a file, `proof.text(name)` answers it. Answers sentences: `problems`, none when all
 * is well, and `remarks` on what could not be checked.
 */
export const verifyReview = async (proof, { key = null } = {}) => {
  const remarks = key === null ? [OWN_KEY, ...REMARKS] : REMARKS;
  try {
    return { ...(await check(proof, key)), remarks };
  } catch (error) {
    if (error instanceof Unreadable) return { size: 0, problems: [error.message], remarks };
    throw error;
  }
};

// ── The command

const USAGE = `Aufruf: node verify-review.mjs <Ordner des Belegs> [--key <Schlüssel oder Datei>]

  <Ordner>   der entpackte Ordner mit beleg.html und events.jsonl; ein Punkt, wenn Sie darin stehen
  --key      der Schlüssel des Protokolls, den Sie kennen

Endet mit 0, wenn alles stimmt, mit 1, wenn etwas nicht stimmt, und mit 2, wenn sich nichts prüfen ließ.`;

/** Answers the exit code. */
const runVerify = async (args) => {
  const command = {
    usage: USAGE,
    names: ['key'],
    files: REVIEW_FILES,
    refused: 'Der Beleg konnte nicht geprüft werden',
  };
  return runCommand(args, command, async (folder, values, fs) => {
    const { existsSync, promises } = fs;
    const proof = {
      has: (name) => existsSync(`${folder}/${name}`),
      text: async (name) => withOwnEnds(await promises.readFile(`${folder}/${name}`, 'utf8')),
    };
    const key = await keysGiven(fs, '--key', values.key);
    // Only of a bundle it is said since when boxes commit.
    const { size, problems, remarks } = await verifyReview(proof, { key });
    return { size, problems, remarks, since: null };
  });
};

if (process.argv[1]?.endsWith('verify-review.mjs')) process.exitCode = await runVerify(process.argv.slice(2));
