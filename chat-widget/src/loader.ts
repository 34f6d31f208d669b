/**
 * The script on partners' pages: a button, and nothing else before somebody presses it; no request, no storage, and one
 * global name. The conversation comes as a second script then, or, for who has one already, when the browser is idle.
 */
import { type Corner, createCorner } from './corner/corner.ts';
import { german } from './corner/words.ts';
import type { explainFault } from './explain/explain.ts';
import type { Fault } from './explain/faults.ts';
import { findAppearance, nothing, within } from './loader/appearance.ts';
import { keptSession } from './loader/kept-session.ts';
import { languageOf } from './loader/languages.ts';
import { importVerified } from './loader/pinned.ts';
import { type Settings, settingsOf } from './loader/settings.ts';
import { stayOnPage } from './loader/stay-on-page.ts';
import { whenIdle } from './loader/when-idle.ts';
import { type Identity, STORED_AS } from './visitor/sessions.ts';
import type { VisitorChat, VisitorChatOptions } from './visitor/visitor-chat.ts';
import type { WidgetEvents } from './visitor/watch-conversation.ts';

/** Written in by the build: what the names of the other scripts end with, and values of the brand's tokens. */
declare const BUILD: string;
declare const BUTTON_TOKENS: string;
/** In the script with an address of its own: what the other scripts' content must hash to, by their files. */
declare const PINNED: Readonly<Record<string, string>> | null;
/** Becomes `import` in the build. */
declare const importScript: <Script>(address: string) => Promise<Script>;

interface PanelScript {
  readonly openVisitorChat: (options: VisitorChatOptions) => VisitorChat;
}
interface LanguageScript {
  readonly windowTexts: VisitorChatOptions['language'];
}
interface ExplainScript {
  readonly explainFault: typeof explainFault;
}
type Handler = (detail: unknown) => void;
type Order = readonly [name: string, ...args: unknown[]];

/** A page may have its reasons to name its key a little later. */
const KEY_WITHIN_MS = 3_000;
/** The second script on a slow line; who has pressed the button is told then that it did not come. */
const CHAT_WITHIN_MS = 20_000;

/** `Node.DOCUMENT_POSITION_FOLLOWING`, and both are in the page. */
const STANDS_BEHIND = 4;
/** Browsers write them out. */
const BUSY = true as never;
const IDLE = false as never;

const install = (script: HTMLScriptElement) => {
  const page = window as unknown as {
    Sternklar?: { readonly init?: (settings: Settings, by: HTMLScriptElement) => void };
  };
  // The script is on the page twice: the first one stays, and comes back if it was taken away.
  if (page.Sternklar?.init) return page.Sternklar.init(settingsOf(script), script);
  const orders = (page.Sternklar ?? []) as readonly Order[];
  const { origin } = new URL(script.src);
  const settings: Settings = {};
  const host = document.createElement('sternklar-chat');
  let handlers: (readonly [name: string, handler: Handler])[] = [];
  let corner: Corner | undefined;
  let session: ReturnType<typeof keptSession> | undefined;
  let identity: Identity | null = null;
  let chat: VisitorChat | null = null;
  let loading: Promise<VisitorChat> | null = null;
  /** A browser may remember that a script could not be loaded: it gets another address then. */
  let again = '';
  /** Asked for, and not closed or hidden since: the second script may take its time. */
  let isWanted = false;
  let isGone = false;

  const load = <Script>(name: string): Promise<Script> => {
    if (!PINNED) return importScript<Script>(`${origin}/chat-widget/${name}-${BUILD}.js${again}`);
    const file = `${name}.js`;
    // Any script may have given way to the one that says that this version was withdrawn.
    const either = `${PINNED[file]} ${PINNED['withdrawn.js']}`;
    return importVerified(new URL(file + again, script.src).href, either, script.nonce);
  };
  const explain = (fault: Fault) =>
    void load<ExplainScript>('explain').then((script) => script.explainFault(fault, origin), nothing);
  const announce = (name: keyof WidgetEvents, detail?: unknown) => {
    if (name === 'close') isWanted = false;
    // biome-ignore lint/suspicious/noConsole: asked for by whoever builds the page
    if (settings.debug) console.info(`Sternklar chat: ${name}`, detail);
    // In a turn of its own: the page's mistakes are for the page's console.
    for (const [on, handler] of handlers) if (on === name) setTimeout(handler, 0, detail);
  };

  const start = async (drawn: Corner): Promise<VisitorChat> => {
    const words = languageOf(settings.lang);
    drawn.say('');
    drawn.chatButton.ariaBusy = BUSY;
    try {
      const [panel, other, appearance] = await within(CHAT_WITHIN_MS, () =>
        Promise.all([
          load<PanelScript>('panel'),
          words !== german && load<LanguageScript>(words.lang),
          findAppearance(`${origin}/api/widget/appearance?lang=${words.lang}&key=${settings.key}`),
        ]),
      );
      // Taken away meanwhile: nobody hears of it.
      if (isGone) throw isGone;
      const language = (other as Partial<LanguageScript>).windowTexts;
      chat = panel.openVisitorChat({ corner: drawn, announce, load, origin, identity, language, appearance, settings });
      return chat;
    } catch (error) {
      again += '?';
      loading = null;
      if (isWanted) drawn.say((error as { words?: string } | undefined)?.words ?? words.notLoaded);
      throw error;
    } finally {
      drawn.chatButton.ariaBusy = IDLE;
    }
  };
  const connect = (then: (ready: VisitorChat) => void, failed: () => void) => {
    if (isGone) return;
    if (!corner) return explain('no-key');
    loading ??= start(corner);
    loading.then(then, failed);
  };
  /** With a message that the visitor may change and send, if the page has one. */
  const open = (message?: unknown) => {
    isWanted = true;
    host.hidden = false;
    connect(
      (ready) => isWanted && ready.open(message),
      () => announce('error', { status: 0 }),
    );
  };
  const close = () => {
    isWanted = false;
    chat?.close();
  };
  /** Another person, or another tab's: the conversation begins anew, in the open window if there is one. */
  const begin = (as: Identity | null) => {
    identity = as;
    const wasOpen = chat && isWanted;
    if (chat) {
      chat.destroy();
      chat = loading = null;
    }
    if (wasOpen) open();
    // Who has a conversation hears of answers without pressing anything.
    else if (session?.isThere()) whenIdle(() => connect(nothing, nothing));
  };
  /** What the page has said of one person is not said of the next. */
  const beginWithNext = (as: Identity | null = null) => {
    settings.attributes = null;
    begin(as);
  };
  const off = (name: string, handler: Handler) => {
    handlers = handlers.filter(([on, other]) => on !== name || other !== handler);
  };
  const place = stayOnPage(host, () => {
    // A page that was written anew has taken all listeners away.
    (corner as Corner).chatButton.onclick = open;
    chat?.showAgain();
  });

  const api = {
    init: (more: Settings, by = script) => {
      const before = settings.key;
      const { position, color = '', theme = '', label, texts, lang } = Object.assign(settings, more);
      // Which script comes first is chance where both are async: the one that stands first in the page has the key.
      if (before && script.compareDocumentPosition(by) === STANDS_BEHIND) settings.key = before;
      const { key } = settings;
      host.dataset.position = position as string;
      host.style.setProperty('--sternklar-color-scheme', theme);
      host.style.setProperty('--sternklar-color', color);
      if (!key) return;
      if (!loading)
        corner = createCorner({
          words: languageOf(lang),
          host,
          onOpen: open,
          tokensCss: BUTTON_TOKENS,
          label: texts?.label ?? label,
        });
      place.put();
      if (session && key === before) return;
      session?.stop();
      session = keptSession(
        STORED_AS + key,
        () => identity,
        () => (chat ? chat.refresh() : begin(null)),
        () => beginWithNext(),
      );
      begin(identity);
      announce('ready');
    },
    open,
    close,
    toggle: () => (isWanted ? close() : open()),
    show: () => {
      host.hidden = false;
    },
    hide: () => {
      close();
      host.hidden = true;
    },
    identify: (as: Identity | null) => (identity ? beginWithNext : begin)(as),
    logout: () => {
      session?.forget();
      beginWithNext();
    },
    on: (name: string, handler: Handler) => {
      off(name, handler);
      handlers.push([name, handler]);
      if (session && name === 'ready') setTimeout(handler);
    },
    off,
    destroy: () => {
      isGone = true;
      chat?.destroy();
      session?.stop();
      place.takeAway();
      delete page.Sternklar;
    },
    /** `Sternklar.push(['open'])` does the same before and after this script has come. */
    push: (order: Order | null) => {
      const [name = '', ...args] = order ?? [];
      // With anything in place of a fault: it is explained as an order that is none.
      return ((api as unknown as Record<string, typeof explain>)[name] ?? explain)(...(args as [Fault]));
    },
  };
  page.Sternklar = api;
  try {
    api.init(settingsOf(script));
    for (const order of orders) api.push(order);
  } catch {
    explain('unfit-page');
  }
  setTimeout(() => settings.key || connect(nothing, nothing), KEY_WITHIN_MS);
};

const current = document.currentScript as HTMLScriptElement | null;
// A script of type "module" is not told which one it is, and one that was copied into the page has no address.
const script = current?.src
  ? current
  : document.querySelector<HTMLScriptElement>(PINNED ? '[src*="/chat-widget/v1/"]' : '[src*="chat-widget.js"]');
if (script) install(script);
