import type { Pictures } from './take-pictures.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const figureOf = ({ screen, taken, trouble }: Pictures) => `<section>
<h3>${escaped(screen.name)}</h3>
${trouble === null ? '' : `<p class="trouble">${escaped(trouble)}</p>`}
<div>${taken
  .map(
    ({ file, width, scheme }) =>
      `<a href="${file}"><img src="${file}" alt="${escaped(screen.name)}, ${width} px, ${scheme}" style="width:${width / 5}px"></a>`,
  )
  .join('')}</div>
</section>`;

/** All pictures on one page, each a link to its own size. */
export const sheetOf = (
  parts: readonly { readonly title: string; readonly all: readonly Pictures[] }[],
): string => `<!doctype html>
<html lang="de"><meta charset="utf-8"><title>Kontaktbogen</title>
<style>
body{margin:24px;background:#8b8f9c;color:#111;font:14px/1.4 system-ui}
main{display:flex;flex-wrap:wrap;gap:24px 32px;align-items:flex-start}
h2{width:100%;margin:16px 0 0}h3{margin:0 0 6px;font-size:13px}
section div{display:flex;gap:6px;align-items:flex-start}
a{display:block;max-height:360px;overflow:hidden}img{display:block}.trouble{max-width:60ch;color:#7a0010;font-weight:600}
</style>
<h1>Kontaktbogen</h1><main>
${parts.map(({ title, all }) => `<h2>${escaped(title)}</h2>${all.map(figureOf).join('\n')}`).join('\n')}
</main></html>`;
