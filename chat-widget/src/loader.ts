/**
 * The script on partners' pages: a button, and nothing else before somebody presses it; no request, no storage, and one
 * global name. The conversation comes as a second script then.
 */
import { createCorner } from './corner/corner.ts';
import type { Identity } from './visitor/sessions.ts';
import type { VisitorChat, VisitorChatOptions } from './visitor/visitor-chat.ts';
import type { WidgetEvents } from './visitor/watch-conversation.ts';

/** Written in by the build: where the second script is, below the product's origin, and values of the brand's tokens. */
declare const PANEL_PATH: string;
declare const BUTTON_TOKENS: string;
/** Becomes `import` in the build. */
declare const importScript: (address: string) => Promise<PanelScript>;

type PanelScript = { readonly openVisitorChat: (options: VisitorChatOptions) => VisitorChat };
type Handler = (detail: unknown) => void;
type Order = readonly [name: string, ...args: unknown[]];

const NOT_LOADED = 'Der Chat lässt sich gerade nicht laden. Bitte versuchen Sie es noch einmal.';

const install = (script: HTMLScriptElement) => {
  const page = window as unknown as { Sternklar?: { readonly destroy?: unknown } & Partial<Iterable<Order>> };
  // The script is on the page twice: the first one stays.
  if (page.Sternklar?.destroy) return;
  const orders: readonly Order[] = Array.isArray(page.Sternklar) ? page.Sternklar : [];
  const { origin } = new URL(script.src);
  const { key = '', position, color, label, theme } = script.dataset;

  const host = document.createElement('sternklar-chat');
  if (position) host.dataset.position = position;
  if (theme) host.style.setProperty('--sternklar-color-scheme', theme);
  const handlers: Record<string, Handler[]> = Object.create(null);
  let identity: Identity | null = null;
  let chat: VisitorChat | null = null;
  let loading: Promise<VisitorChat> | null = null;
  let failures = 0;
  /** Asked for, and not closed or hidden since: the second script may take its time. */
  let isWanted = false;
  let isGone = false;

  const announce = (name: keyof WidgetEvents, detail: unknown) => {
    for (const handler of handlers[name] ?? []) {
      try {
        handler(detail);
      } catch (error) {
        // The page's own mistake, for the page's own console.
        setTimeout(() => {
          throw error;
        });
      }
    }
  };

  const start = async (): Promise<VisitorChat> => {
    corner.say('');
    corner.showBusy(true);
    try {
      // A browser may remember that a script could not be loaded.
      const again = failures > 0 ? `?${failures}` : '';
      const { openVisitorChat } = await importScript(`${origin}/${PANEL_PATH}${again}`);
      if (isGone) throw new Error('gone');
      chat = openVisitorChat({ corner, key, origin, identity, announce });
      return chat;
    } catch (error) {
      failures += 1;
      loading = null;
      if (!isGone) corner.say(NOT_LOADED);
      throw error;
    } finally {
      corner.showBusy(false);
    }
  };
  const open = () => {
    isWanted = true;
    host.hidden = false;
    loading ??= start();
    loading.then(
      (ready) => isWanted && ready.open(),
      () => announce('error', { status: 0 }),
    );
  };
  const close = () => {
    isWanted = false;
    chat?.close();
  };
  /** Another person: the conversation begins anew, in the open window if there is one. */
  const begin = (as: Identity | null) => {
    identity = as;
    if (!chat) return;
    const wasOpen = chat.isOpen();
    chat.destroy();
    chat = null;
    loading = null;
    if (wasOpen) open();
  };
  const off = (name: string, handler: Handler) => {
    handlers[name] = (handlers[name] ?? []).filter((other) => other !== handler);
  };

  const api = {
    open,
    close,
    toggle: () => ((chat ? chat.isOpen() : isWanted) ? close() : open()),
    show: () => {
      host.hidden = false;
    },
    hide: () => {
      close();
      host.hidden = true;
    },
    identify: begin,
    logout: () => {
      try {
        sessionStorage.removeItem(`sternklar-chat:${key}`);
      } catch {
        // Where nothing can be stored there is nothing to forget.
      }
      begin(null);
    },
    on: (name: string, handler: Handler) => {
      off(name, handler);
      handlers[name]?.push(handler);
      return () => off(name, handler);
    },
    off,
    destroy: () => {
      isGone = true;
      chat?.destroy();
      host.remove();
      delete page.Sternklar;
    },
    /** `Sternklar.push(['open'])` does the same before and after this script has come. */
    push: ([name, ...args]: Order) =>
      (api as unknown as Record<string, (...args: unknown[]) => unknown>)[name]?.(...args),
  };

  const corner = createCorner({ host, onOpen: open, tokensCss: BUTTON_TOKENS, label });
  if (color) host.style.setProperty('--sternklar-color', color);
  const attach = () => isGone || document.body.append(host);
  if (document.body) attach();
  else document.addEventListener('DOMContentLoaded', attach);
  page.Sternklar = api as never;
  for (const order of orders) api.push(order);
};

if (document.currentScript instanceof HTMLScriptElement) install(document.currentScript);
