const HTML_NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const asHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => HTML_NAMES[character] ?? '');

/** JSON in a data block: no code, so the policy lets it pass; nothing in it can end the block. */
export const dataBlock = (attributes: string, data: unknown): string =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
