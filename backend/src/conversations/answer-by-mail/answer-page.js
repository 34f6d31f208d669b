// Goes on with a conversation by the link from a mail. What makes the link work stands behind `#`, so that it is in no log; it is
// used up when somebody presses the button, since mail scanners open everything.
const WORDS = {
  de: {
    ask: 'Der Link aus Ihrer E-Mail öffnet sie einmal. Danach bleibt sie in diesem Tab, bis Sie ihn schließen.',
    open: 'Unterhaltung öffnen',
    openedWith: (name) => `Ihre Unterhaltung mit ${name}`,
    opened: 'Sie ist in diesem Tab offen, höchstens zwölf Stunden lang.',
    show: 'Chat zeigen',
    'link-used': 'Dieser Link wurde schon benutzt.',
    'link-expired': 'Dieser Link ist abgelaufen.',
    over: 'Die Sitzung in diesem Tab ist vorbei.',
    another: 'Wir schicken Ihnen gern einen neuen Link, an dieselbe Adresse.',
    renew: 'Neuen Link per E-Mail',
    sent: 'Ist unterwegs.',
    look: 'Bitte sehen Sie in Ihr Postfach. Kommt in ein paar Minuten nichts, wurde heute schon mehrmals ein Link geschickt, oder die Adresse gehört nicht mehr zur Unterhaltung.',
    'not-found': 'Dieser Link gilt nicht.',
    gone: 'Vielleicht ist er beim Kopieren unvollständig geworden, oder die Unterhaltung ist gelöscht.',
    'chat-away': 'Dieser Chat ist zurzeit nicht erreichbar.',
    later: 'Ihr Link gilt weiter. Bitte versuchen Sie es später noch einmal.',
    failed: 'Das hat gerade nicht geklappt.',
    again: 'Bitte versuchen Sie es noch einmal.',
    save: 'Herunterladen, was gespeichert ist',
    stop: 'Keine E-Mails mehr zu dieser Unterhaltung',
    stopped: 'Wir schreiben Ihnen nicht mehr. Name und Adresse stehen nicht mehr an der Unterhaltung.',
    file: 'unterhaltung.json',
  },
  en: {
    ask: 'The link from your e-mail opens it once. After that it stays in this tab until you close it.',
    open: 'Open the conversation',
    openedWith: (name) => `Your conversation with ${name}`,
    opened: 'It is open in this tab, for twelve hours at most.',
    show: 'Show the chat',
    'link-used': 'This link has been used before.',
    'link-expired': 'This link has expired.',
    over: 'The session in this tab is over.',
    another: 'We are happy to send you a new link, to the same address.',
    renew: 'New link by e-mail',
    sent: 'On its way.',
    look: 'Please look into your inbox. If nothing arrives within a few minutes, links were sent several times today, or the address is no longer with the conversation.',
    'not-found': 'This link is not valid.',
    gone: 'Perhaps it was not copied completely, or the conversation was deleted.',
    'chat-away': 'This chat is not available at the moment.',
    later: 'Your link remains valid. Please try again later.',
    failed: 'That did not work just now.',
    again: 'Please try again.',
    save: 'Download what is stored',
    stop: 'No more e-mails about this conversation',
    stopped: 'We will not write to you any more. Name and address are no longer with the conversation.',
    file: 'conversation.json',
  },
};
const words = WORDS[document.documentElement.lang === 'en' ? 'en' : 'de'];
const KEPT = 'sternklar-answer';
const WITHIN_MS = 15_000;
const link = location.hash.slice(1);
const form = document.querySelector('form');
const button = form.querySelector('button');
const [title, text] = [document.querySelector('h1'), document.querySelector('main > p:not(.brand)')];
const product = title.textContent;
text.setAttribute('role', 'status');

let press = () => undefined;
/** What the page says, and what its button does; without one there is none. */
const show = (heading, said, next) => {
  title.textContent = heading;
  text.textContent = said;
  form.hidden = next === undefined;
  if (next === undefined) return;
  [button.textContent, press] = next;
};

const ask = async (path, body, token) => {
  const response = await fetch(`/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    cache: 'no-store',
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(`HTTP ${response.status}`), { code: answer.code });
  return answer;
};

/** One press, one call. */
const onceAtATime = async (act) => {
  if (button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  try {
    await act();
  } catch {
    show(words.failed, words.again, [button.textContent, press]);
  } finally {
    button.ariaDisabled = 'false';
  }
};
form.addEventListener('submit', (event) => {
  event.preventDefault();
  onceAtATime(press);
});

const renewal = [
  words.renew,
  async () => {
    await ask('/chat/continuations/renewal', { link });
    show(words.sent, words.look);
  },
];

/** Where the browser stores nothing, the page has a store of its own, for the chat as well: a session lasts as long as the page. */
const store = (name, text) => {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    const stored = new Map([[name, text]]);
    const value = {
      getItem: (of) => stored.get(of) ?? null,
      setItem: (of, other) => stored.set(of, other),
      removeItem: (of) => stored.delete(of),
    };
    Object.defineProperty(window, 'sessionStorage', { value, configurable: true });
  }
};
let held = null;
const keep = (session) => {
  held = session;
  store(KEPT, JSON.stringify({ ...session, link }));
  return session;
};
const kept = () => {
  if (held !== null) return held;
  try {
    const session = JSON.parse(sessionStorage.getItem(KEPT));
    return session?.link === link && Date.parse(session.expires_at) > Date.now() ? session : null;
  } catch {
    return null;
  }
};

const more = (label, act) => {
  const way = document.createElement('button');
  way.type = 'button';
  way.className = 'quiet';
  way.textContent = label;
  way.addEventListener('click', () => onceAtATime(act));
  form.after(way);
  return way;
};
const save = async ({ token }) => {
  const [about, messages] = await Promise.all([ask('/chat/contact', null, token), ask('/chat/history', null, token)]);
  const address = URL.createObjectURL(new Blob([JSON.stringify({ ...about, messages }, null, 2)]));
  Object.assign(document.createElement('a'), { href: address, download: words.file }).click();
  setTimeout(() => URL.revokeObjectURL(address), WITHIN_MS);
};

const chat = (...order) => {
  window.Sternklar ??= [];
  window.Sternklar.push(order);
};
const tellOfItsEnd = ({ status }) => {
  if (status !== 401 && status !== 403) return;
  show(words.over, words.another, renewal);
  // What else there was needed the session.
  for (const way of document.querySelectorAll('button.quiet')) way.remove();
};
let failures = 0;
/** A browser may remember that a script could not be loaded. */
const loadChat = (address) =>
  import(failures ? `${address}?${failures}` : address).catch((error) => {
    failures += 1;
    throw error;
  });

const goOn = async (session) => {
  const { token, expires_at, visitor_id, key, partner_name } = session;
  store(`sternklar-chat:${key}`, JSON.stringify({ token, expires_at, visitor_id, identified: false }));
  const script = document.querySelector('[src="/chat-widget.js"]');
  script.dataset.key = key;
  await loadChat(script.getAttribute('src'));
  chat('on', 'error', tellOfItsEnd);
  chat('open');
  show(partner_name ? words.openedWith(partner_name) : product, words.opened, [words.show, async () => chat('open')]);
  const stop = more(words.stop, async () => {
    await ask('/chat/contact/removal', {}, token);
    text.textContent = words.stopped;
    stop.remove();
  });
  more(words.save, () => save(session));
};

const refused = {
  'link-used': () => show(words['link-used'], words.another, renewal),
  'link-expired': () => show(words['link-expired'], words.another, renewal),
  'not-found': () => show(words['not-found'], words.gone),
  'chat-away': () => show(words['chat-away'], words.later, opening),
};
const opening = [
  words.open,
  async () => {
    try {
      // It opens once: whatever went wrong after that, another press goes on with what it opened.
      await goOn(kept() ?? keep(await ask('/chat/continuations', { link })));
    } catch (error) {
      if (!(error.code in refused)) throw error;
      refused[error.code]();
    }
  },
];

if (link === '') refused['not-found']();
else {
  show(product, words.ask, opening);
  if (kept()) onceAtATime(press);
}
