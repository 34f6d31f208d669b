/** @jsxImportSource @sternklar/chat-widget/jsx */
import { openWindows } from '@sternklar/contracts/open-windows';
import { createRef, render } from 'preact';
import type { Conversation } from '../conversation/conversation.ts';
import type { Corner } from '../corner/corner.ts';
import { addStyles, furnishCorner } from '../corner/furnish-corner.ts';
import { ChatWindow } from './ChatWindow.tsx';
import type { Pages } from './pages.ts';
import { texts } from './texts.ts';
import windowCss from './window.css?inline';

/**
 * Keeps an element on the part of the page that the keyboard on the screen leaves visible, through the custom properties
 * `--visible-top` and `--visible-height`. Some browsers shrink the page themselves; others only tell. Answers the way to stop.
 */
const followVisiblePart = (element: HTMLElement): (() => void) => {
  const visible = window.visualViewport;
  if (!visible) return () => undefined;
  const follow = () => {
    element.style.setProperty('--visible-top', `${visible.offsetTop}px`);
    element.style.setProperty('--visible-height', `${visible.height}px`);
  };
  follow();
  visible.addEventListener('resize', follow);
  visible.addEventListener('scroll', follow);
  return () => {
    visible.removeEventListener('resize', follow);
    visible.removeEventListener('scroll', follow);
  };
};

/** Narrower pages have no room beside the window. */
const TOO_NARROW = '(max-width: 59.99em)';
const MINUTE_MS = 60_000;

interface PanelOptions {
  readonly corner: Corner;
  readonly conversation: Conversation;
  readonly pages: Pages;
  /** A moment, ISO 8601, as people read it at another one. */
  readonly formatMoment: (iso: string, now: Date) => string;
  /** Told whenever the window begins or ends to cover the page. */
  readonly onCoversPage?: (coversPage: boolean) => void;
  /** What can be asked first with one press. */
  readonly firstQuestions?: readonly string[] | undefined;
}

/** Opens as its place wants it; answers the way to close it. Where it floats, writing can begin at once. */
const showDialog = (dialog: HTMLDialogElement, coversPage: boolean, onClosed: () => void) => {
  if (coversPage) dialog.showModal();
  else dialog.show();
  // On a phone the keyboard would hide what was said so far.
  dialog.querySelector<HTMLElement>(coversPage ? 'h2' : 'textarea')?.focus();
  dialog.addEventListener('close', onClosed);
  const stopFollowing = followVisiblePart(dialog);
  // Beside the page it is no window that Back could mean.
  const isClosed = coversPage ? openWindows().opened(onClosed) : () => undefined;
  return () => {
    isClosed();
    stopFollowing();
    dialog.removeEventListener('close', onClosed);
    dialog.close();
  };
};

/** The way to take the window away, and what else can be done with it. */
export interface Panel {
  (): void;
  /** Puts a message where people write. */
  write(text: string): void;
  /** The page had thrown the corner away, and has it again: a window over the page has to come over it anew. */
  showAgain(): void;
}

/** Draws the chat's window into its corner whenever the conversation says that it is open. */
export const mountPanel = (options: PanelOptions): Panel => {
  const { corner, conversation, pages, formatMoment, onCoversPage, firstQuestions = texts.firstQuestions } = options;
  const gone = new AbortController();
  const narrow = window.matchMedia(TOO_NARROW);
  const inputRef = createRef<HTMLTextAreaElement>();
  const logRef = createRef<HTMLDivElement>();
  let draft = '';
  let wasOpen = false;
  let ownMessages = 0;
  let shownAgain = 0;
  /** Where the list was left to stand; elsewhere somebody is reading. */
  let restsAt = 0;
  let hideDialog: (() => void) | null = null;

  const removeStyles = addStyles(corner, windowCss);
  const { place, showPlace, showUnread, focusButton, takeAway } = furnishCorner(corner, gone.signal);

  const dialogRef = (dialog: HTMLDialogElement | null) => {
    hideDialog?.();
    hideDialog = dialog === null ? null : showDialog(dialog, narrow.matches, conversation.close);
  };
  const write = (text: string) => {
    draft = text;
    draw();
  };
  const send = (text: string) => {
    if (!conversation.send(text)) return;
    if (text === draft) write('');
    inputRef.current?.focus();
  };
  /**
   * An own message comes into view wherever somebody was reading, and its answer from its beginning, under the question; otherwise
   * the end stays in view by itself. Where people write is as high as what they wrote: Safari before 26.2 knows no `field-sizing`.
   */
  const keepInView = () => {
    const log = logRef.current;
    const input = inputRef.current;
    if (!log || !input) return;
    input.style.height = '0';
    input.style.height = `${input.scrollHeight + 2}px`;
    const own = [...log.querySelectorAll<HTMLElement>('[data-sender=user]')];
    const asked = own.at(-1);
    // The list runs from its end (window.css), so its end is at 0 and what is before it below.
    if (own.length !== ownMessages) log.scrollTop = restsAt = 0;
    ownMessages = own.length;
    if (asked?.matches(':nth-last-child(2)') && log.scrollTop === restsAt)
      log.scrollTop = restsAt = Math.min(0, asked.offsetTop - log.offsetTop - 8);
  };
  const draw = () => {
    const { isOpen, unread } = conversation.state();
    const coversPage = narrow.matches;
    const now = new Date();
    showPlace(!isOpen ? 'closed' : coversPage ? 'sheet' : 'floating');
    showUnread(unread.size, texts.replies(unread.size), texts.newReply);
    render(
      isOpen ? (
        <ChatWindow
          key={`${coversPage} ${shownAgain}`}
          conversation={conversation}
          now={now}
          coversPage={coversPage}
          isOffline={!navigator.onLine}
          pages={pages}
          formatTime={(iso) => formatMoment(iso, now)}
          firstQuestions={firstQuestions}
          draft={draft}
          dialogRef={dialogRef}
          inputRef={inputRef}
          logRef={logRef}
          onDraft={write}
          onSend={send}
        />
      ) : null,
      place,
    );
    keepInView();
    if (wasOpen && !isOpen) focusButton();
    wasOpen = isOpen;
    onCoversPage?.(isOpen && coversPage);
  };

  const stopListening = conversation.subscribe(draw);
  const whileHere = { signal: gone.signal };
  for (const change of ['online', 'offline']) window.addEventListener(change, draw, whileHere);
  narrow.addEventListener('change', draw, whileHere);
  // 'Just now' does not stay for ever.
  const clock = setInterval(draw, MINUTE_MS);
  draw();

  const unmount = () => {
    gone.abort();
    clearInterval(clock);
    stopListening();
    render(null, place);
    takeAway();
    removeStyles();
  };
  const showAgain = () => {
    shownAgain += 1;
    draw();
  };
  return Object.assign(unmount, { write, showAgain });
};
