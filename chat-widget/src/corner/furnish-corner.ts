import { add, type Corner, sheetOf } from './corner.ts';

/** The window's place: none while it is closed, beside the page, or over it. */
export type WindowPlace = 'closed' | 'floating' | 'sheet';

/** A corner with everything that it needs once there is a conversation. */
export interface FurnishedCorner {
  /** Where the window is drawn. */
  readonly place: HTMLElement;
  showPlace(place: WindowPlace): void;
  /** `news` says the count in words, and `aloud` is read out when it changes. */
  showUnread(count: number, news: string, aloud: string): void;
  focusButton(): void;
  takeAway(): void;
}

/** Adds styles to a corner; answers the way to take them away. */
export const addStyles = ({ root }: Corner, css: string): (() => void) => {
  const sheet = sheetOf(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
};

/** Puts a place for the window and a number for news into a corner that has only its button so far. */
export const furnishCorner = (
  { host, frame, chatButton: button, name }: Corner,
  gone: AbortSignal,
): FurnishedCorner => {
  const status = add(frame, 'p', { class: 'visually-hidden', role: 'status' });
  const badge = add(button, 'span', { class: 'chat-unread', hidden: '' });
  const place = add(frame, 'div');
  let shown = 0;

  // What is written here is no shortcut of the page around.
  for (const type of ['keydown', 'keypress', 'keyup'])
    frame.addEventListener(type, (event) => event.stopPropagation(), { signal: gone });

  const showPlace = (where: WindowPlace) => {
    button.hidden = where !== 'closed';
    host.dataset.window = where;
  };
  return {
    place,
    showPlace,
    showUnread: (count, news, aloud) => {
      // Asked for with every drawing; words that are written again are read out again.
      if (count === shown) return;
      shown = count;
      button.setAttribute('aria-label', name + (count ? `, ${news}` : ''));
      badge.textContent = `${count}`;
      badge.hidden = !count;
      status.textContent = count ? aloud : '';
    },
    focusButton: () => button.focus(),
    takeAway: () => {
      showPlace('closed');
      button.setAttribute('aria-label', name);
      for (const element of [status, badge, place]) element.remove();
    },
  };
};
