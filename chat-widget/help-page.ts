import type { FAULTS } from './src/explain/faults.ts';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
const generic = (sentence: string) =>
  sentence.replace('{origin}', 'This page').replace('{product}', 'the product').replace('{found}', 'something else');

/** The page that the console leads to: every fault with what to do, each at the place that the link names. */
export const helpHtml = (faults: typeof FAULTS): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Chat on your pages: what went wrong</title>
<h1>Chat on your pages: what went wrong</h1>
<p>For web developers. In the browser’s console, the chat says what is wrong in one sentence that begins with “Sternklar chat:”.</p>
${Object.entries(faults)
  .map(
    ([fault, { sentence, remedy }]) =>
      `<section id="${fault}"><h2>${escaped(generic(sentence))}.</h2><p>${escaped(remedy)}</p></section>`,
  )
  .join('\n')}
</html>
`;
