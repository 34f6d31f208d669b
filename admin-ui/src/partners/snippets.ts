/** The line for the partner's pages. */
export const pageSnippet = (scriptUrl: string, key: string): string =>
  `<script async src="${scriptUrl}"
  data-key="${key}"></script>`;

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
