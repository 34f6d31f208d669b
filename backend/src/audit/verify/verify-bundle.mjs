/**
 * Checks an audit bundle. One file: none of the product's code, no network, nothing but what Node (20.12 or newer) and browsers
 * bring along.
 *
 *   node verify-bundle.mjs <bundle> [--since <earlier checkpoint>] [--key <key, or file with keys>] [--tolerance <s>]
 *     [--witness <key, or file with keys>] [--quorum <number>]
 *
 * 1. checkpoint.txt is signed by the log's key (Ed25519, a "signed note" of C2SP).
 * 2. The lines of events.jsonl are the leaves of exactly the Merkle tree (RFC 6962) whose root was signed. If they are not,
 *    tree.txt, the hashes of all leaves, tells which line is wrong.
 * 3. Every older checkpoint in checkpoints.jsonl was signed for the beginning of the same tree.
 * 4. With --since, so was the checkpoint that you have kept. Only this shows that the past was not rewritten.
 * 5. status-history.csv says what the events say.
 * 6. No event is dated more than a minute (--tolerance, in seconds) before one that it follows: nothing was put into the past.
 * 7. Personal data are encrypted in boxes that commit to their key, one for each person or review for ever, from some event on, which
 *    is said: nobody can have prepared such a box for two keys. Older boxes do not commit; ten minutes after the first that does there
 *    is none of them any more.
 * 8. Checkpoints may carry a time, which the log signed too (C2SP cosignature/v1 with its own key): until then there was nothing
 *    but their events. It never steps back, none of their events is dated after it, and none that came later before it.
 * 9. With --witness, keys of witnesses that you know: at least one state is cosigned by --quorum of them (1).
 *
 * Whoever has read up to `verifyBundle` has read everything that decides; what follows finds words, and is the command.
 */

// ── Bytes

const isNode = typeof process === 'object' && process.versions?.node !== undefined;
const nodeCrypto = isNode ? await import('node:crypto') : null;
const sha256 = nodeCrypto
  ? (bytes) => nodeCrypto.hash('sha256', bytes, 'buffer')
  : async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const encode = (text) => new TextEncoder().encode(text);
const decode = (bytes) => utf8.decode(bytes);
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
export const toBase64 = (bytes) =>
  isNode ? Buffer.from(bytes).toString('base64') : btoa(String.fromCharCode(...bytes));

/** Null for anything but the one right way to write so many bytes. */
export const fromBase64 = (text, length) => {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return toBase64(bytes) === text && bytes.length >= length ? bytes : null;
  } catch {
    return null;
  }
};

const joined = (...parts) => {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  parts.reduce((at, part) => {
    all.set(part, at);
    return at + part.length;
  }, 0);
  return all;
};

// ── The Merkle tree of RFC 6962

export const leafHash = (leaf) => sha256(joined(Uint8Array.of(0), leaf));
export const nodeHash = (left, right) => sha256(joined(Uint8Array.of(1), left, right));

/** Grows leaf by leaf, and notes its root whenever it has one of the wanted sizes. */
const growingTree = async (wantedSizes) => {
  const wanted = new Set(wantedSizes);
  const perfect = []; // perfect subtrees side by side, the largest first
  const tree = { size: 0, roots: new Map() };
  const noteRoot = async () => {
    if (!wanted.has(tree.size)) return;
    let root = perfect.at(-1)?.hash ?? (await sha256(new Uint8Array()));
    for (let at = perfect.length - 2; at >= 0; at -= 1) root = await nodeHash(perfect[at].hash, root);
    tree.roots.set(tree.size, toBase64(root));
  };
  tree.add = async (hash) => {
    let subtree = { height: 0, hash };
    while (perfect.at(-1)?.height === subtree.height) {
      subtree = { height: subtree.height + 1, hash: await nodeHash(perfect.pop().hash, subtree.hash) };
    }
    perfect.push(subtree);
    tree.size += 1;
    await noteRoot();
  };
  await noteRoot();
  return tree;
};

// ── Keys and signed notes of C2SP

/** What an auditor kept, as it was written: clipboards and editors leave off its end, or add marks and ends of lines. */
export const asKept = (text) => `${text.replaceAll('\r', '').trim()}\n`;

/** What keeps the rest from being checked at all. */
export class Unreadable extends Error {}

/** One key a line, `<name>+<id>+<base64 of kind and public key>`; the id is the beginning of a hash over the rest. */
export const readKeys = (what, text) =>
  Promise.all(
    text
      .split('\n')
      .filter(Boolean)
      .map(async (line) => {
        const [, name, id, encoded = ''] = /^([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/u.exec(line) ?? [];
        const bytes = fromBase64(encoded, 33);
        const ownId = bytes && hex((await sha256(joined(encode(`${name}\n`), bytes))).subarray(0, 4));
        if (!bytes || ownId !== id) throw new Unreadable(`${what} enthält eine Zeile, die kein Schlüssel ist.`);
        const key = await crypto.subtle.importKey('raw', bytes.subarray(1), 'Ed25519', true, ['verify']);
        const isTimed = bytes[0] === 4;
        return isTimed ? [{ name, id, isTimed, key }] : [{ name, id, isTimed, key }, await timedKey(name, bytes, key)];
      }),
  ).then((keys) => keys.flat());

/** The same key as it signs together with a time: its id is another one. */
const timedKey = async (name, bytes, key) => {
  const id = hex((await sha256(joined(encode(`${name}\n`), Uint8Array.of(4), bytes.subarray(1)))).subarray(0, 4));
  return { name, id, isTimed: true, isOfLog: true, key };
};

/** A checkpoint: three lines, an empty one, and one for each signature. */
export const readNote = (what, note) => {
  const end = note.lastIndexOf('\n\n');
  const text = note.slice(0, end + 1);
  const [origin, size = '', root = ''] = text.split('\n');
  const signatures = note
    .slice(end + 2, -1)
    .split('\n')
    .map((line) => {
      const [, name, encoded = ''] = /^— (\S+) (\S+)$/u.exec(line) ?? [];
      const bytes = fromBase64(encoded, 68);
      return bytes && { name, id: hex(bytes.subarray(0, 4)), bytes: bytes.subarray(4) };
    });
  const isCheckpoint = /^(0|[1-9]\d{0,15})$/.test(size) && fromBase64(root, 32) && note.endsWith('\n');
  if (!isCheckpoint || signatures.includes(null)) throw new Unreadable(`${what} ist kein lesbarer Prüfpunkt.`);
  return { text, origin, size: Number(size), root, signatures };
};

/** Witnesses sign the time at which they saw the text, too, and so does the log in a second line. */
const isGenuine = (text, { bytes }, { key, isTimed }) => {
  if (!isTimed) return crypto.subtle.verify('Ed25519', key, bytes, encode(text));
  const time = secondsIn(bytes);
  return crypto.subtle.verify('Ed25519', key, bytes.subarray(8), encode(`cosignature/v1\ntime ${time}\n${text}`));
};
const secondsIn = (bytes) => new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0);

/** Until when nothing but its events had been recorded, as one of these keys of the log has signed; null where none has. */
const timeOf = async ({ text, signatures }, keys) => {
  for (const signature of signatures) {
    const key = keys.find(({ name, id, isOfLog }) => isOfLog && name === signature.name && id === signature.id);
    if (key && secondsIn(signature.bytes) < 8.64e12 && (await isGenuine(text, signature, key)))
      return Number(secondsIn(signature.bytes)) * 1_000;
  }
  return null;
};

/** A trusted key must have signed the note, and every signature under it must be a known key's, and genuine. */
export const signatureProblems = async (what, note, { trusted, known }) => {
  const problems = [];
  let isSigned = false;
  for (const signature of note.signatures) {
    const key = known.find(({ name, id }) => name === signature.name && id === signature.id);
    if (!key) problems.push(`${what} trägt eine Unterschrift von „${signature.name}“ mit einem fremden Schlüssel.`);
    else if (!(await isGenuine(note.text, signature, key))) {
      problems.push(
        `${what} trägt eine falsche Unterschrift von „${key.name}“: Text oder Unterschrift wurden verändert.`,
      );
    } else if (trusted.some(({ id }) => id === key.id)) isSigned = true;
  }
  if (!isSigned) problems.push(`${what} ist mit keinem Schlüssel des Protokolls gültig unterschrieben.`);
  return problems;
};

// ── Files

/** The lines of a file as bytes; `onCut` is told when the last one has no end. */
async function* linesOf(chunks, onCut) {
  let rest = new Uint8Array();
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      const line = chunk.subarray(start, end);
      yield rest.length > 0 ? joined(rest, line) : line;
      rest = new Uint8Array();
      start = end + 1;
    }
    rest = joined(rest, chunk.subarray(start));
  }
  if (rest.length === 0) return;
  onCut();
  yield rest;
}

const bytesIn = async (chunks) => {
  const parts = [];
  for await (const chunk of chunks) parts.push(chunk);
  return parts;
};
const textOf = async (chunks) => withOwnEnds(decode(joined(...(await bytesIn(chunks)))));

/** Some programs write `\r\n` for every end of a line when they copy or unpack a file. */
export const withOwnEnds = (text) => (/(^|[^\r])\n/.test(text) ? text : text.replaceAll('\r\n', '\n'));
const RETURN = 13;
/** Spreadsheets and editors leave off marks and ends; the words are what counts. */
const wordsOfTable = (table) => table.replace(/^\uFEFF/u, '').replaceAll('\r', '');

const LABELS = { eingereicht: 'eingereicht', gelöscht: 'gelöscht', nicht_genehmigt: 'nicht genehmigt' };
const HISTORY_HEAD = '\uFEFFZeit (UTC);Bewertung;Von;Nach;Wer;Ereignis';

/** The line of status-history.csv for an event; null for one that is no step of a review. A damaged one is named elsewhere. */
const historyLine = (leaf) => {
  if (!/"type":"Review(Submitted|StatusChanged)"/.test(leaf)) return null;
  try {
    const { type, recordedAt, id, data, metadata } = JSON.parse(leaf);
    if (type !== 'ReviewSubmitted' && type !== 'ReviewStatusChanged') return null;
    const { reviewId, from, to = 'eingereicht' } = JSON.parse(data);
    const { actor } = JSON.parse(metadata);
    const who = { account: `Konto ${actor.id}`, operator: 'Betreiber', system: `System ${actor.name}` }[actor.kind];
    return [recordedAt, reviewId, LABELS[from] ?? '', LABELS[to], who, id].join(';');
  } catch {
    return null;
  }
};

// ── The whole bundle

const FILES = [
  'checkpoint.txt',
  'checkpoints.jsonl',
  'events.jsonl',
  'keys.txt',
  'status-history.csv',
  'tree.txt',
  'witnesses.txt',
];

/** Tells of each event that is dated before what it follows, and answers whether it did; a damaged one is named elsewhere. */
const timeOrder = (toleranceMs) => {
  const problems = [];
  let [latest, latestMs] = ['', Number.NEGATIVE_INFINITY];
  const add = (leaf, line) => {
    const [, recordedAt = ''] = /"recordedAt":"([^"]+)"/.exec(leaf) ?? [];
    const ms = Date.parse(recordedAt);
    if (Number.isNaN(ms)) return false;
    const stepsBack = ms < latestMs - toleranceMs;
    if (stepsBack && problems.length < 20)
      problems.push(
        `Ereignis ${line} ist vom ${recordedAt} datiert, obwohl eines vor ihm von ${latest} ist: Die Zeit geht zurück.`,
      );
    if (ms > latestMs) [latest, latestMs] = [recordedAt, ms];
    return stepsBack;
  };
  return { add, problems };
};

/** While a version is replaced, processes of the one before still write boxes that they can read themselves. */
const TRANSITION_MS = 600_000;
const isText = (value) => typeof value === 'string';
const commits = ({ subject, fields, commitment, box }) =>
  [subject, commitment, box].every(isText) &&
  /^[\w-]{43}$/.test(commitment) &&
  Array.isArray(fields) &&
  fields.length > 0 &&
  fields.every(isText);

/** The boxes in an event's data; a damaged event is named elsewhere. */
const boxesIn = (leaf) => {
  // Any escape may spell the name.
  if (!/\$personal|\\u/.test(leaf)) return [];
  try {
    return Object.values(JSON.parse(JSON.parse(leaf).data)).flatMap((value) =>
      value !== null && typeof value === 'object' && Object.hasOwn(value, '$personal') ? [value.$personal ?? {}] : [],
    );
  } catch {
    return [];
  }
};

/** Follows the boxes of events: which do not commit to their key although earlier ones do, and which commit to another key. */
export const boxOrder = () => {
  const problems = [];
  const keys = new Map();
  const order = { problems, committedFrom: null, boxes: 0 };
  let [firstMs, lastLoose] = [null, 0];
  const say = (problem) => problems.length < 20 && problems.push(problem);
  const bound = ({ subject, commitment }, line) => {
    const known = keys.get(subject);
    if (known !== undefined && known !== commitment)
      say(`Ereignis ${line} ist für ${subject} mit einem anderen Schlüssel verschlüsselt als frühere.`);
    else keys.set(subject, commitment);
  };
  const loose = (ms, line) => {
    if (firstMs === null || ms <= firstMs + TRANSITION_MS) lastLoose = line;
    else
      say(
        `Ereignis ${line} ist so verschlüsselt, dass mehr als ein Schlüssel passen kann, obwohl frühere an ihren gebunden sind.`,
      );
  };
  order.add = (leaf, line) => {
    for (const box of boxesIn(leaf)) {
      const ms = Date.parse(/"recordedAt":"([^"]+)"/.exec(leaf)?.[1] ?? '');
      order.boxes += 1;
      if (!commits(box)) loose(ms, line);
      else {
        firstMs ??= ms;
        bound(box, line);
      }
    }
    order.committedFrom = firstMs === null ? null : lastLoose + 1;
  };
  return order;
};

const iso = (ms) => new Date(ms).toISOString();

/**
 * Tells of times that step back from one checkpoint (`{ size, time }`, in milliseconds) to the next, and of each event whose time
 * contradicts one; of an event without a line something is said already.
 */
const timeBounds = (checkpoints, toleranceMs) => {
  const ahead = checkpoints.toSorted((one, other) => one.size - other.size || one.time - other.time);
  const [problems, ofEvents] = [[], []];
  let [size, latest] = [0, null];
  for (const one of ahead) {
    if (latest && one.time < latest.time - toleranceMs)
      problems.push(
        `Der Prüfpunkt über ${one.size} Ereignisse trägt die Zeit ${iso(one.time)}, obwohl der über ${latest.size} schon ${iso(latest.time)} trägt: Die Zeit geht zurück.`,
      );
    if (!latest || one.time > latest.time) latest = one;
  }
  latest = null;
  const wordsOf = (recordedAt, line) => {
    const ms = Date.parse(recordedAt);
    if (latest && ms < latest.time - toleranceMs)
      return `Ereignis ${line} ist vom ${recordedAt} datiert, obwohl das Protokoll bis ${iso(latest.time)} nur ${latest.size} Ereignisse hatte: Es wurde nachträglich in die Vergangenheit gesetzt.`;
    // Times of checkpoints are told in whole seconds.
    if (ahead[0] && ms > ahead[0].time + toleranceMs + 1_000)
      return `Der Prüfpunkt über ${ahead[0].size} Ereignisse trägt die Zeit ${iso(ahead[0].time)}, obwohl Ereignis ${line} vom ${recordedAt} darin steht.`;
    return null;
  };
  const add = (leaf, line) => {
    for (; ahead[0]?.size <= size; ahead.shift()) if (!latest || ahead[0].time > latest.time) latest = ahead[0];
    size += 1;
    const [, recordedAt = ''] = /"recordedAt":"([^"]+)"/.exec(leaf) ?? [];
    const words = line === null ? null : wordsOf(recordedAt, line);
    if (words !== null && ofEvents.length < 20) ofEvents.push(words);
  };
  return { add, problems, ofEvents };
};

const readEvents = async (chunks, { tree, bounds, toleranceMs, onCut, onProgress }) => {
  const found = [];
  const history = [HISTORY_HEAD];
  const order = timeOrder(toleranceMs);
  const boxes = boxOrder();
  let rewritten = 0;
  for await (const stored of linesOf(chunks, onCut)) {
    const isRewritten = stored.at(-1) === RETURN;
    if (isRewritten) rewritten += 1;
    const line = isRewritten ? stored.subarray(0, -1) : stored;
    const hash = await leafHash(line);
    await tree.add(hash);
    found.push(toBase64(hash));
    const leaf = decode(line);
    const stepsBack = order.add(leaf, found.length);
    bounds.add(leaf, stepsBack ? null : found.length);
    boxes.add(leaf, found.length);
    const step = historyLine(leaf);
    if (step) history.push(step);
    if (found.length % 100_000 === 0) onProgress(found.length);
  }
  return {
    found,
    rewritten,
    history: `${history.join('\r\n')}\r\n`,
    backwards: [...order.problems, ...bounds.ofEvents],
    boxes,
  };
};

const rewrittenWords = (lines) =>
  `In events.jsonl enden ${lines} Zeilen auf CR und LF statt auf LF, wie es Programme beim Kopieren oder Entpacken tun. Geprüft ist, was davor steht.`;

/** An earlier checkpoint must be the beginning of the same tree. */
const pastProblems = (what, earlier, { size, roots }, { origin }) => {
  if (earlier.origin !== origin) return [`${what} ist von einem anderen Protokoll: „${earlier.origin}“.`];
  if (earlier.size > size)
    return [
      `${what} nennt ${earlier.size} Ereignisse, hier sind nur ${size}: Dieses Bündel ist älter als er, oder das Protokoll wurde gekürzt. Verlangen Sie ein neues Bündel; nennt es wieder weniger, wurde es gekürzt.`,
    ];
  if (roots.get(earlier.size) === earlier.root) return [];
  return [`${what} passt nicht zu den ersten ${earlier.size} Ereignissen: Die Vergangenheit wurde umgeschrieben.`];
};

const readOlder = (text) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      try {
        return readNote('Eine Zeile in checkpoints.jsonl', JSON.parse(line));
      } catch {
        throw new Unreadable('checkpoints.jsonl enthält eine Zeile, die kein Prüfpunkt ist.');
      }
    });

/** Up to how many events enough of these witnesses have cosigned, which is a problem where none is; null where nobody asks. */
const cosignedSize = async (checkpoints, { keys, quorum }, problems) => {
  if (quorum === 0) return null;
  let largest = null;
  for (const { text, size, signatures } of checkpoints) {
    const signed = new Set();
    for (const signature of signatures) {
      const key = keys.find(({ name, id }) => name === signature.name && id === signature.id);
      if (key && (await isGenuine(text, signature, key)))
        signed.add(hex(new Uint8Array(await crypto.subtle.exportKey('raw', key.key))));
    }
    if (signed.size >= quorum && size > (largest ?? -1)) largest = size;
  }
  if (largest === null) problems.push(`Kein Stand ist von ${quorum} der genannten Zeugen mit unterschrieben.`);
  return largest;
};

/** The times of the checkpoints; retired keys have signed older ones. */
const timedOf = async ([newest, ...past], { own, published }) => {
  const found = [{ size: newest.size, time: await timeOf(newest, own) }];
  for (const one of past) found.push({ size: one.size, time: await timeOf(one, [...own, ...published]) });
  return found.filter(({ time }) => time !== null);
};

/**
 * The events, and the list of hashes beside them, held against what was signed: what is wrong, and the tree that is the signed one,
 * where one of both is.
 */
const heldAgainst = async ({ found, tree }, list, past, note) => {
  const isSigned = ({ size, roots }) => size === note.size && roots.get(note.size) === note.root;
  if (isSigned(tree)) {
    const isSame = list === found.map((hash) => `${hash}\n`).join('');
    const problems = isSame ? [] : ['tree.txt wurde verändert; die Ereignisse selbst sind die unterschriebenen.'];
    return { isIntact: true, signed: tree, problems };
  }
  const listed = list.split('\n').slice(0, -1);
  const other = await treeOf(listed, [note.size, ...past.map(([, { size }]) => size)]);
  const words = isSigned(other) ? differences(found, listed) : explain(found, listed, note);
  const problems = words.length > 0 ? words : ['Die Ereignisse sind nicht die unterschriebenen.'];
  return { isIntact: false, signed: isSigned(other) ? other : null, problems };
};

const boundFrom = ({ boxes, committedFrom }) => (boxes > 0 ? { committedFrom } : {});

const check = async ({ has, open }, { since, key, witnesses, quorum, toleranceMs, onProgress }) => {
  const missing = FILES.filter((name) => !has(name));
  if (missing.length > 0) throw new Unreadable(`Im Bündel fehlt: ${missing.join(', ')}.`);
  const text = (name) => textOf(open(name));
  const published = await readKeys('keys.txt', await text('keys.txt'));
  const own = key === null ? published : await readKeys('--key', asKept(key));
  const trustedWitnesses = await readKeys('--witness', asKept(witnesses ?? ''));
  const listed = await readKeys('witnesses.txt', await text('witnesses.txt'));
  const known = [...own, ...published, ...trustedWitnesses, ...listed];
  const note = readNote('checkpoint.txt', await text('checkpoint.txt'));
  const kept = readOlder(await text('checkpoints.jsonl'));
  const past = kept.map((one) => ['Ein aufbewahrter Prüfpunkt', one]);
  if (since !== null) {
    const earlier = readNote('Der frühere Prüfpunkt', asKept(since));
    // Others may have signed it since it was kept.
    const signatures = earlier.signatures.filter(({ id }) => known.some((one) => one.id === id));
    past.push(['Der frühere Prüfpunkt', { ...earlier, signatures }]);
  }

  const problems = await signatureProblems('checkpoint.txt', note, { trusted: own, known });
  // Keys that have retired since have signed older ones.
  for (const [what, one] of past) {
    problems.push(...(await signatureProblems(what, one, { trusted: [...own, ...published], known })));
  }
  const tree = await growingTree([note.size, ...past.map(([, { size }]) => size)]);
  const onCut = () => problems.push('events.jsonl endet mitten in einer Zeile: Das Ende wurde abgeschnitten.');
  const time = await timeOf(note, own);
  const asked = { keys: trustedWitnesses, quorum: witnesses === null ? 0 : quorum };
  const cosigned = await cosignedSize([note, ...kept], asked, problems);
  const timed = await timedOf([note, ...past.map(([, one]) => one)], { own, published });
  const bounds = timeBounds(timed, toleranceMs);
  const reading = { tree, bounds, toleranceMs, onCut, onProgress };
  const { found, rewritten, history, backwards, boxes } = await readEvents(open('events.jsonl'), reading);
  const held = await heldAgainst({ found, tree }, await text('tree.txt'), past, note);
  problems.push(...held.problems, ...bounds.problems);
  // The times of events that are not the signed ones say nothing about those.
  if (held.isIntact) problems.push(...backwards);
  problems.push(...boxes.problems);
  // Damaged events fit no checkpoint: that is said already. What was signed is told by the hashes of the leaves.
  for (const [what, one] of held.signed ? past : past.slice(kept.length)) {
    problems.push(...pastProblems(what, one, held.signed ?? tree, note));
  }
  if (wordsOfTable(decode(joined(...(await bytesIn(open('status-history.csv')))))) !== wordsOfTable(history))
    problems.push('status-history.csv sagt etwas anderes als die Ereignisse.');
  return {
    size: found.length,
    rewritten,
    time,
    cosigned,
    problems,
    ...boundFrom(boxes),
  };
};

/** Clocks of servers are set, and are not the same; nobody gains by a minute. */
const TOLERANCE_MS = 60_000;

const boundRemark = (size, time) =>
  time === null
    ? 'Der Stand trägt keine Zeit: Er sagt nicht, bis wann diese Ereignisse alle waren.'
    : `Der Stand trägt die Zeit ${iso(time)}: Er begrenzt, was bis dahin war. Es sind diese ${size} Ereignisse, und was später hinzukommt, ist später datiert.`;

/**
 * `bundle.has(name)` tells whether there is such a file, `bundle.open(name)` answers it in pieces (an async iterable of
 * Uint8Array). `since` is the text of an earlier checkpoint, `key` one or more public keys, one a line, `toleranceMs` how far time may
 * step back, `witnesses` keys of which `quorum` must have cosigned. Answers sentences:
 * `problems`, none when all is well, `remarks` on what could not be checked, and `committedFrom`, the event from which on what is encrypted
 * is bound to its keys (null: none; undefined: nothing is encrypted).
 */
export const verifyBundle = async (bundle, options = {}) => {
  const {
    since = null,
    key = null,
    witnesses = null,
    quorum = 1,
    toleranceMs = TOLERANCE_MS,
    onProgress = () => undefined,
  } = options;
  const remarks = [];
  if (key === null)
    remarks.push('Der Schlüssel stammt aus dem Bündel selbst. Vergleichen Sie ihn mit dem, den Sie kennen (--key).');
  if (since === null) {
    remarks.push(
      'Nicht geprüft: ob die Vergangenheit umgeschrieben und neu unterschrieben wurde. Dafür braucht es einen Prüfpunkt von früher, den Sie selbst aufbewahrt haben (--since).',
    );
  }
  try {
    const asked = { since, key, witnesses, quorum, toleranceMs, onProgress };
    const { time, cosigned, rewritten, ...found } = await check(bundle, asked);
    if (rewritten > 0) remarks.push(rewrittenWords(rewritten));
    if (found.problems.length === 0) remarks.push(boundRemark(found.size, time));
    if (cosigned !== null)
      remarks.push(`Von ${quorum} der genannten Zeugen mit unterschrieben sind die ersten ${cosigned} Ereignisse.`);
    return { ...found, remarks };
  } catch (error) {
    if (error instanceof Unreadable) return { size: 0, problems: [error.message], remarks };
    throw error;
  }
};

/** Since when personal data are bound to their keys. */
const boundLine = (committedFrom) =>
  committedFrom === null
    ? 'Hinweis: Was verschlüsselt ist, ist noch nicht an seinen Schlüssel gebunden: Es stammt von einer früheren Version.'
    : `Was verschlüsselt ist, ist ab Ereignis ${committedFrom} an genau einen Schlüssel gebunden.`;

export const linesOfVerdict = ({ size, problems, remarks, since, committedFrom }) => {
  const grown = since === null ? '' : ', und seit dem früheren Prüfpunkt kam nur hinzu';
  const good = `In Ordnung: ${size} Ereignisse, wie sie unterschrieben wurden${grown}.`;
  const lines = problems.length > 0 ? problems.map((problem) => `FEHLER: ${problem}`) : [good];
  const bound = problems.length > 0 || committedFrom === undefined ? [] : [boundLine(committedFrom)];
  return [...lines, ...bound, ...remarks.map((remark) => `Hinweis: ${remark}`)];
};

// ── Words for events that are not the signed ones; whether they are is decided above

const eventsFrom = (first, last) =>
  first === last ? `Ereignis ${first} fehlt` : `Die Ereignisse ${first} bis ${last} fehlen`;
const linesFrom = (first, last) =>
  first === last
    ? `Zeile ${first} von events.jsonl wurde eingefügt: Dieses Ereignis steht nicht im Protokoll.`
    : `Die Zeilen ${first} bis ${last} von events.jsonl wurden eingefügt: Diese Ereignisse stehen nicht im Protokoll.`;

/** What is wrong at a line that should be a certain leaf, and how many lines and leaves that explains. */
const differenceAt = ({ found, listed, places, lines }, { line, leaf }) => {
  const place = places.get(found[line]);
  const at = `Zeile ${line + 1} von events.jsonl`;
  if (place === undefined) {
    let next = line + 1;
    while (next < found.length && !places.has(found[next])) next += 1;
    return found[next] === listed[leaf]
      ? [linesFrom(line + 1, next), next - line, 0]
      : [`${at} wurde verändert: Als Ereignis ${leaf + 1} steht im Protokoll etwas anderes.`, 1, 1];
  }
  if (lines.get(found[line]) < line) return [`${at} wiederholt Ereignis ${place + 1}.`, 1, 0];
  if (place > leaf && !listed.slice(leaf, place).some((hash) => lines.has(hash)))
    return [`${eventsFrom(leaf + 1, place)} in events.jsonl (vor Zeile ${line + 1}).`, 0, place - leaf];
  return [`${at} ist Ereignis ${place + 1}, nicht ${leaf + 1}: Die Reihenfolge wurde verändert.`, 1, 1];
};

const firstPlaces = (hashes) => {
  const places = new Map();
  for (const [index, hash] of hashes.entries()) if (!places.has(hash)) places.set(hash, index);
  return places;
};

/** Compares the hashes of the lines with those of the signed tree; names at most 20 differences. */
const differences = (found, listed) => {
  const problems = [];
  const hashes = { found, listed, places: firstPlaces(listed), lines: firstPlaces(found) };
  let [line, leaf] = [0, 0];
  while (line < found.length && leaf < listed.length && problems.length < 20) {
    const isRight = found[line] === listed[leaf];
    const [problem, lines, leaves] = isRight ? [null, 1, 1] : differenceAt(hashes, { line, leaf });
    if (problem) problems.push(problem);
    line += lines;
    leaf += leaves;
  }
  if (problems.length >= 20) return [...problems, 'Weitere Abweichungen werden nicht einzeln genannt.'];
  const [missing, added] = [listed.length - leaf, found.length - line];
  if (missing > 0) problems.push(`Am Ende von events.jsonl fehlen ${missing} Ereignisse: abgeschnitten.`);
  if (added > 0) problems.push(`Am Ende von events.jsonl stehen ${added} Zeilen zu viel.`);
  return problems;
};

const treeOf = async (listed, sizes) => {
  const tree = await growingTree(sizes);
  for (const hash of listed) await tree.add(fromBase64(hash, 32) ?? new Uint8Array());
  return tree;
};

const explain = (found, listed, { size }) => {
  if (found.join() !== listed.join())
    return [`Weder events.jsonl noch tree.txt gehört zum unterschriebenen Stand von ${size} Ereignissen.`];
  if (found.length < size)
    return [`Das Bündel hat ${found.length} Ereignisse, unterschrieben sind ${size}: Das Ende wurde abgeschnitten.`];
  return [
    'events.jsonl und tree.txt passen zueinander, aber nicht zum unterschriebenen Stand: Sie gehören zu einem anderen Baum.',
  ];
};

// ── The command

/** The command was called as it cannot be: the sentence says why. */
class Misused extends Error {}

const ARGUMENT_FAULTS = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: (name) => `Die Angabe „${name}“ gibt es nicht.`,
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: (name) => `Zu „${name}“ fehlt der Wert.`,
};

const parsedArguments = (parseArgs, args, names) => {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  try {
    return parseArgs({ args, options: { ...options, help: { type: 'boolean', short: 'h' } }, allowPositionals: true });
  } catch (error) {
    const words = ARGUMENT_FAULTS[error.code];
    if (words === undefined) throw error;
    throw new Misused(words(/'(--?[\w-]+)/.exec(error.message)?.[1] ?? ''));
  }
};

/** The one folder that is named, with at least one of these files in it. */
const folderIn = ({ existsSync, statSync }, named, files) => {
  const [folder] = named;
  if (folder === undefined) throw new Misused('Der Ordner fehlt.');
  if (named.length > 1) throw new Misused(`Das ist mehr als ein Ordner: ${named.join(', ')}.`);
  if (!existsSync(folder)) throw new Misused(`„${folder}“ gibt es nicht.`);
  if (!statSync(folder).isDirectory())
    throw new Misused(
      folder.endsWith('.tar')
        ? `„${folder}“ ist noch gepackt. Entpacken Sie es zuerst (tar -xf ${folder}) und nennen Sie den Ordner.`
        : `„${folder}“ ist eine Datei, gebraucht wird der Ordner.`,
    );
  if (!files.some((name) => existsSync(`${folder}/${name}`)))
    throw new Misused(
      `In „${folder}“ liegt davon nichts: ${files.join(', ')}. Nennen Sie den Ordner, in dem sie liegen.`,
    );
  return folder;
};

const isNote = (text) => {
  try {
    return readNote('', text) !== null;
  } catch {
    return false;
  }
};

/** The keys that are named, as they are or in a file; null where none are. A key that was mistyped says nothing about the log. */
export const keysGiven = async ({ existsSync, readFileSync }, option, given) => {
  if (given === undefined) return null;
  const text = existsSync(given) ? readFileSync(given, 'utf8') : given;
  const keys = await readKeys(option, asKept(text)).catch(() => []);
  if (keys.length > 0) return text;
  throw new Misused(
    existsSync(given)
      ? `In „${given}“ (${option}) steht kein Schlüssel wie name+1a2b3c4d+BASE64.`
      : `„${given}“ (${option}) ist weder eine Datei, die es gibt, noch ein Schlüssel wie name+1a2b3c4d+BASE64.`,
  );
};

/**
 * A program that checks the files of a folder: `run` answers the lines of its verdict and its problems. Answers the exit code: 0 all
 * is well, 1 something is wrong with what is checked, 2 it could not be looked at.
 */
export const runCommand = async (args, { usage, names, files, refused }, run) => {
  const fs = await import('node:fs');
  const { parseArgs } = await import('node:util');
  try {
    const { values, positionals } = parsedArguments(parseArgs, args, names);
    if (values.help) {
      process.stdout.write(`${usage}\n`);
      return 0;
    }
    const verdict = await run(folderIn(fs, positionals, files), values, fs);
    process.stdout.write(`${linesOfVerdict(verdict).join('\n')}\n`);
    return verdict.problems.length > 0 ? 1 : 0;
  } catch (error) {
    process.stderr.write(`${refused}: ${error.message}\n${error instanceof Misused ? `\n${usage}\n` : ''}`);
    return 2;
  }
};

const USAGE = `Aufruf: node verify-bundle.mjs <Ordner des Bündels> [--since <früherer Prüfpunkt>] [--key <Schlüssel oder Datei>] [--tolerance <Sekunden>] [--witness <Schlüssel oder Datei>] [--quorum <Zahl>]

  <Ordner>      der entpackte Ordner mit checkpoint.txt und events.jsonl; ein Punkt, wenn Sie darin stehen
  --since       Datei mit einem Prüfpunkt, den Sie früher aufbewahrt haben: zeigt, dass nichts umgeschrieben wurde
  --key         der Schlüssel des Protokolls, den Sie kennen
  --tolerance   um wie viele Sekunden die Zeit zurückgehen darf (60)
  --witness     Schlüssel von Zeugen, denen Sie vertrauen, je Zeile einer
  --quorum      wie viele von ihnen mit unterschrieben haben müssen (1)

Endet mit 0, wenn alles stimmt, mit 1, wenn etwas nicht stimmt, und mit 2, wenn sich nichts prüfen ließ.`;

/** Answers the exit code. */
export const runVerify = (args) => {
  const names = ['since', 'key', 'tolerance', 'witness', 'quorum'];
  const command = { usage: USAGE, names, files: FILES, refused: 'Das Bündel konnte nicht geprüft werden' };
  return runCommand(args, command, async (folder, values, fs) => {
    const { createReadStream, existsSync, readFileSync } = fs;
    const { tolerance = `${TOLERANCE_MS / 1_000}`, quorum = '1' } = values;
    if (!/^\d{1,9}$/.test(tolerance) || !/^[1-9]\d?$/.test(quorum))
      throw new Misused('--tolerance ist eine Zahl von Sekunden, --quorum eine von 1 bis 99.');
    if (values.since !== undefined && !existsSync(values.since))
      throw new Misused(`Den früheren Prüfpunkt „${values.since}“ gibt es nicht.`);
    const bundle = {
      has: (name) => existsSync(`${folder}/${name}`),
      open: (name) => createReadStream(`${folder}/${name}`, { highWaterMark: 1 << 20 }),
    };
    const since = values.since === undefined ? null : readFileSync(values.since, 'utf8');
    if (since !== null && !isNote(asKept(since)))
      throw new Misused(`In „${values.since}“ (--since) steht kein Prüfpunkt.`);
    const key = await keysGiven(fs, '--key', values.key);
    const witnesses = await keysGiven(fs, '--witness', values.witness);
    const onProgress = (count) => process.stderr.write(`  ${count} Ereignisse …\n`);
    const found = await verifyBundle(bundle, {
      ...{ since, key, witnesses, onProgress, quorum: Number(quorum) },
      toleranceMs: Number(tolerance) * 1_000,
    });
    return { ...found, since };
  });
};

if (isNode && process.argv[1]?.endsWith('verify-bundle.mjs')) process.exitCode = await runVerify(process.argv.slice(2));
