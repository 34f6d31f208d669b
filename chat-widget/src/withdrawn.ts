/**
 * Stands in the place of every script of a pinned version that was withdrawn: the same button, which says in one sentence that the
 * chat is not to be had here, and a sentence in the console for whoever builds the page. It asks for nothing and stores nothing.
 */
import { type Corner, createCorner } from './corner/corner.ts';
import { FAULTS_PATH, WITHDRAWN } from './explain/faults.ts';
import { languageOf } from './loader/languages.ts';
import { type Settings, settingsOf } from './loader/settings.ts';
import { stayOnPage } from './loader/stay-on-page.ts';

/** Written in by the build: values of the brand's tokens. */
declare const BUTTON_TOKENS: string;

type Order = readonly [name: string, ...args: unknown[]];

const SENTENCES: Readonly<Record<string, string>> = {
  de: 'Der Chat ist hier zurzeit leider nicht zu erreichen; bitte melden Sie sich auf einem anderen Weg.',
  en: 'The chat is not available here at the moment; please get in touch in another way.',
};
const sentenceIn = (lang?: string) => SENTENCES[languageOf(lang).lang] ?? '';

const nothing = () => undefined;

const install = (script: HTMLScriptElement) => {
  const page = window as unknown as { Sternklar?: { readonly init?: unknown } };
  // Another version of the chat is on the page, and works.
  if (page.Sternklar?.init) return;
  const before: unknown = page.Sternklar;
  /** What the page has asked for: a working version that comes behind this one does it. */
  const orders: Order[] = [];
  const { origin } = new URL(script.src);
  const settings: Settings = {};
  const host = document.createElement('sternklar-chat');
  const place = stayOnPage(host, nothing);
  let corner: Corner | undefined;
  const say = (words: string) => corner?.say(words);
  const open = () => {
    host.hidden = false;
    // Anew, so that it is read aloud whenever somebody asks.
    say('');
    setTimeout(say, 0, sentenceIn(settings.lang));
  };
  const close = () => say('');

  /** Another version has come behind this one, and took it for the first of two that work: it begins anew. */
  const standAside = (other: HTMLScriptElement) => {
    place.takeAway();
    Object.assign(page, { Sternklar: orders });
    const again = document.createElement('script');
    for (const { name, value } of other.attributes) again.setAttribute(name, value);
    // The attribute does not show it.
    again.nonce = other.nonce;
    other.after(again);
  };

  const acts = {
    init: (more: Settings) => {
      const { key, position, color, theme, label, texts, lang } = Object.assign(settings, more);
      host.dataset.position = position ?? '';
      host.style.setProperty('--sternklar-color-scheme', theme ?? '');
      host.style.setProperty('--sternklar-color', color ?? '');
      if (!key) return;
      corner = createCorner({
        words: languageOf(lang),
        host,
        onOpen: open,
        tokensCss: BUTTON_TOKENS,
        label: texts?.label ?? label,
      });
      place.put();
    },
    open,
    close,
    toggle: open,
    show: () => {
      host.hidden = false;
    },
    hide: () => {
      close();
      host.hidden = true;
    },
    identify: nothing,
    logout: nothing,
    on: nothing,
    off: nothing,
    destroy: () => {
      place.takeAway();
      delete page.Sternklar;
    },
  };
  const api = {
    push: (order: Order) => {
      const by = document.currentScript as HTMLScriptElement | null;
      if (order[0] === 'init' && by !== script && by?.src.includes('/chat-widget')) return standAside(by);
      orders.push(order);
      const [name, ...args] = order;
      (acts as unknown as Record<string, (...args: unknown[]) => unknown>)[name]?.(...args);
    },
  } as { push(order: Order): void; init?: unknown } & Record<string, (...args: unknown[]) => void>;
  /** Also by name, so that an order is kept in whichever way it is given. */
  for (const name of Object.keys(acts)) api[name] = (...args) => api.push([name, ...args]);
  page.Sternklar = api;
  acts.init(settingsOf(script));
  if (Array.isArray(before)) for (const order of before) api.push(order);
  // biome-ignore lint/suspicious/noConsole: this is what whoever builds the page looks at
  console.warn(`Sternklar chat: ${WITHDRAWN.sentence}. ${origin}${FAULTS_PATH}#withdrawn`);
};

// A script of type "module" is not told which one it is.
const script = document.currentScript ?? document.querySelector('[type="module"][src*="/chat-widget/v1/"]');
if (script) install(script as HTMLScriptElement);
// A page that was there before has its loader still, which says the words.
else throw { words: sentenceIn() };
