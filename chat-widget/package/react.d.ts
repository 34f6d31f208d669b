import type { ChatSettings, Identity, ScriptSettings } from './index.js';

export interface SternklarChatProps extends ChatSettings, ScriptSettings {
  /** Your public key, `pk_…`; React keeps the name `key` for itself. */
  partnerKey: string;
  /** Who is signed in to your pages, if anybody is. */
  identity?: Identity | null;
}

/** The chat, while this component is on the page; it draws nothing where it stands. */
export function SternklarChat(props: SternklarChatProps): null;
