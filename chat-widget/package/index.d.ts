/** A signed statement of your server about who the visitor is, or a function that gets a fresh one. */
export type Identity = string | (() => string | Promise<string>);

export interface ChatTexts {
  /** On the button, beside its icon. */
  label?: string;
  /** At the top of the window. */
  title?: string;
  welcome?: string;
  suggestions?: readonly string[];
  /** When people answer, in a sentence. */
  hours?: string;
}

export interface ChatSettings {
  position?: 'left' | 'right';
  theme?: 'light' | 'dark';
  /** `#7a1f35`; text on it is black or white, whichever can be read better. */
  color?: string;
  /** In place of the page's own language. */
  lang?: 'de' | 'en';
  /** Tells the console what happens. */
  debug?: boolean;
  /** What your team is to know of the visitor, at most ten, as unchecked text; forgotten with `logout`, and when `identify` names the next one. */
  attributes?: Readonly<Record<string, string | number | boolean>>;
  /** Count more than those that are set for you in the back office. */
  texts?: ChatTexts;
}

export interface ScriptSettings {
  /** Where the service is: `https://chat.example.com`. */
  service: string;
  /** A pinned script instead of the newest one, with `integrity`. */
  src?: string;
  integrity?: string;
  /** For pages whose content policy asks for one. */
  nonce?: string;
}

export interface ChatOptions extends ChatSettings, ScriptSettings {
  /** Your public key, `pk_…`. */
  key: string;
}

export interface ChatEvents {
  ready: undefined;
  open: undefined;
  close: undefined;
  unread: { count: number };
  /** `status` is 0 when there was no answer. */
  error: { status: number };
}

export interface Chat {
  /** With a message where the visitor writes; it is sent by nobody but the visitor. */
  open(message?: string): void;
  close(): void;
  toggle(): void;
  show(): void;
  hide(): void;
  /** Null: nobody in particular. */
  identify(identity: Identity | null): void;
  /** Forgets the conversation, and the attributes, in all tabs. */
  logout(): void;
  on<Name extends keyof ChatEvents>(name: Name, handler: (detail: ChatEvents[Name]) => void): void;
  off<Name extends keyof ChatEvents>(name: Name, handler: (detail: ChatEvents[Name]) => void): void;
  /** Takes the chat away; the page is as before. */
  destroy(): void;
}

/** Puts the chat on this page, once however often it is asked for. Does nothing where there is no page. */
export function loadChat(options: ChatOptions): Chat;
