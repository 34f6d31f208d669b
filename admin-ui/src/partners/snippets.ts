/** What the lines for a partner's pages are made of. */
export interface SnippetParts {
  /** The address of the script. */
  readonly scriptUrl: string;
  readonly key: string;
  readonly pinned: { readonly script_url: string; readonly integrity: string } | null;
}

/** The line for the partner's pages. */
const pageSnippet = ({ scriptUrl, key }: SnippetParts): string =>
  `<script async src="${scriptUrl}"
  data-key="${key}"></script>`;

/** The line with an address that stays as it is, and the hash of what must be there. */
const pinnedSnippet = ({ key, pinned }: SnippetParts): string =>
  pinned === null
    ? 'Noch ist kein Skript gebaut.'
    : `<script async src="${pinned.script_url}"
  integrity="${pinned.integrity}"
  crossorigin="anonymous"
  data-key="${key}"></script>`;

/** The key in the address, where attributes are lost. */
const addressWithKey = ({ scriptUrl, key }: SnippetParts) => `${scriptUrl}?key=${key}`;

const reactSnippet = ({
  scriptUrl,
  key,
}: SnippetParts): string => `import { SternklarChat } from '@sternklar/chat/react';

// Einmal in der obersten Komponente
<SternklarChat service="${new URL(scriptUrl).origin}" partnerKey="${key}" />`;

const vueSnippet = ({ scriptUrl, key }: SnippetParts): string => `<!-- App.vue -->
<script setup>
import { onMounted, onUnmounted } from 'vue';
import { loadChat } from '@sternklar/chat';

let chat;
onMounted(() => {
  chat = loadChat({ service: '${new URL(scriptUrl).origin}', key: '${key}' });
});
onUnmounted(() => chat.destroy());
</script>`;

const wordPressSnippet = (parts: SnippetParts): string => `<?php // functions.php des Themes, oder ein kleines Plugin
add_action('wp_enqueue_scripts', function () {
    wp_enqueue_script('sternklar-chat', '${addressWithKey(parts)}',
        [], null, ['strategy' => 'async', 'in_footer' => true]);
});`;

const tagManagerSnippet = (parts: SnippetParts): string => `<script async src="${addressWithKey(parts)}"></script>`;

const PACKAGE = 'Mit dem Paket @sternklar/chat (npm install @sternklar/chat):';

/** One way to set the chat up, with what to do with its lines. */
export interface SetUp {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  snippet(parts: SnippetParts): string;
}

export const SET_UPS: readonly SetUp[] = [
  { id: 'html', name: 'HTML', hint: 'In jede Seite, die den Chat zeigen soll:', snippet: pageSnippet },
  { id: 'react', name: 'React', hint: PACKAGE, snippet: reactSnippet },
  { id: 'vue', name: 'Vue', hint: PACKAGE, snippet: vueSnippet },
  {
    id: 'wordpress',
    name: 'WordPress',
    hint: 'Ans Ende der functions.php des Themes; der Chat steht dann auf allen Seiten:',
    snippet: wordPressSnippet,
  },
  {
    id: 'tag-manager',
    name: 'Tag-Manager',
    hint: 'Als Tag vom Typ „Benutzerdefiniertes HTML“, Auslöser „Alle Seiten“:',
    snippet: tagManagerSnippet,
  },
  {
    id: 'pinned',
    name: 'HTML, feste Fassung mit Prüfsumme',
    hint: 'Bleibt, wie sie ist, mindestens ein Jahr lang; neue Fassungen kommen erst mit einer neuen Zeile. Schließen wir eine Sicherheitslücke, kann eine feste Fassung früher enden:',
    snippet: pinnedSnippet,
  },
];

/** What a content policy on those pages must allow. */
export const policySnippet = (scriptUrl: string): string => {
  const { origin } = new URL(scriptUrl);
  return `script-src ${origin}; connect-src ${origin}`;
};

/** For the partner's own server: who the signed-in visitor is. Node, without a library. */
export const SERVER_SNIPPET = `import { createHmac } from 'node:crypto';

const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

export const chatIdentity = (user) => {
  const claims = {
    aud: 'chat-widget',
    sub: String(user.id),
    exp: Math.floor(Date.now() / 1000) + 300,
  };
  const content = part({ alg: 'HS256', typ: 'JWT' }) + '.' + part(claims);
  const signature = createHmac('sha256', process.env.CHAT_SECRET).update(content).digest('base64url');
  return content + '.' + signature;
};`;
