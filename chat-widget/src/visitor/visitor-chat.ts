import type { WidgetAppearance } from '@sternklar/contracts/partners/widget.api';
import type { OfferAnswers } from '../answers/answers.ts';
import { statusAt } from '../conversation/conversation-state.ts';
import type { Corner } from '../corner/corner.ts';
import { addStyles } from '../corner/furnish-corner.ts';
import type { explainFault } from '../explain/explain.ts';
import type { Fault } from '../explain/faults.ts';
import type { Settings } from '../loader/settings.ts';
import { mountPanel } from '../panel/mount-panel.tsx';
import { speak, type Texts, texts } from '../panel/texts.ts';
import { unfitness } from './fits-here.ts';
import { type Identity, STORED_AS } from './sessions.ts';
import { shareSession } from './share-session.ts';
import { createVisitorConversation } from './visitor-conversation.ts';
import type { LoadLive } from './visitor-transport.ts';
import { type Announce, watchConversation } from './watch-conversation.ts';

export interface VisitorChatOptions {
  readonly corner: Corner;
  /** Where the product is, without a slash at its end. */
  readonly origin: string;
  readonly identity: Identity | null;
  /** Tells the page what happens. */
  readonly announce: Announce;
  /** Loads another script of this build. */
  readonly load: <Script>(name: string) => Promise<Script>;
  /** Other words than German ones. */
  readonly language: Texts | undefined;
  /** How the chat looks by the server's word; of a refusal there is only its code in it. */
  readonly appearance: (Partial<WidgetAppearance> & { readonly code?: Fault }) | undefined;
  /** The partner's key, and its page's own words, which count more than the server's. */
  readonly settings: Pick<Settings, 'key' | 'texts' | 'attributes'>;
}

/** The chat on a partner's page, as the loader steers it. */
export interface VisitorChat {
  /** With a message where the visitor writes, if it is one. */
  open(message?: unknown): void;
  close(): void;
  /** Another tab has the session meanwhile, or has had it all along. */
  refresh(): void;
  /** The page has the corner again, after it had thrown it away. */
  showAgain(): void;
  destroy(): void;
}

/** What comes with this file for the loader: values of the brand's tokens, written in by the build. */
declare const PANEL_TOKENS: string;

const formatMoment = (iso: string): string =>
  new Date(iso).toLocaleString(texts.locale, { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });

/** The server's colours, unless the page has its own. */
const lookOf = ({ host }: Corner, { color, on_color }: Partial<WidgetAppearance> = {}) =>
  color && !getComputedStyle(host).getPropertyValue('--sternklar-color')
    ? `.corner{--accent:${color};--on-accent:${on_color}}`
    : '';

/** Builds a visitor's conversation and its window. Nothing is asked for before there is something to ask. */
export const openVisitorChat = (options: VisitorChatOptions): VisitorChat => {
  const { corner, announce, load, origin, identity, language, appearance, settings } = options;
  /** Tells whoever builds the page. */
  const explain = (fault: Fault) =>
    load<{ readonly explainFault: typeof explainFault }>('explain').then(
      (script) => script.explainFault(fault, origin, identity),
      () => undefined,
    );
  // Whoever builds the page need not write first.
  const { code } = appearance ?? { code: 'no-appearance' as const };
  if (code) explain(code);
  const loadLive: LoadLive = () => load('live');
  const { title, welcome, suggestions, hours, away } = { ...appearance?.texts, ...settings.texts };
  const key = settings.key ?? '';
  speak({
    ...language,
    ...(title && { title }),
    ...(welcome && { welcome }),
    ...(hours && { hours }),
    ...(away && { subtitle: { ...(language ?? texts).subtitle, person_requested: away } }),
  });
  const unfit = unfitness();
  if (unfit) {
    explain(unfit);
    throw Object.assign(new Error(unfit), { words: texts[unfit] });
  }
  const gone = new AbortController();
  const failed = (status: number, code: string | null) => {
    announce('error', { status });
    if (code) explain(code as Fault);
    else if (!status && navigator.onLine) explain('no-answer');
  };
  const share = shareSession(STORED_AS + key, gone.signal);
  const conversation = createVisitorConversation({ ...options, key, gone: gone.signal, failed, share, loadLive });
  const removeTokens = addStyles(corner, PANEL_TOKENS + lookOf(corner, appearance));
  const stopWatching = watchConversation(conversation, announce);
  /** Once somebody has written to a person, or the page has something to say of them. */
  const offer = () => {
    if (!conversation.state().kept[0] || !(settings.attributes || isCalled())) return;
    stopOffering();
    load<{ readonly offerAnswers: OfferAnswers }>('answers').then(
      (script) =>
        script.offerAnswers(
          corner.host,
          origin,
          texts.locale,
          conversation,
          isCalled,
          gone.signal,
          settings.attributes,
        ),
      () => undefined,
    );
  };
  const isCalled = () => statusAt(conversation.state(), new Date())[0] === 'p';
  const stopOffering = conversation.subscribe(offer);
  const pages = { origin };
  const unmount = mountPanel({ corner, conversation, pages, formatMoment, firstQuestions: suggestions });
  conversation.start();
  return {
    open: (message) => {
      conversation.open();
      if (typeof message === 'string') unmount.write(message);
    },
    close: conversation.close,
    refresh: () => void conversation.reload(),
    showAgain: unmount.showAgain,
    destroy: () => {
      gone.abort();
      conversation.close();
      stopWatching();
      conversation.stop();
      unmount();
      removeTokens();
    },
  };
};
