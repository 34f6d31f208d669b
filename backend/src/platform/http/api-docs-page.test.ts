import { expect, it, onTestFinished } from 'vitest';
import { createBareServer } from '../../testing/bare-server.ts';

it('the page that explains the API follows the colour scheme and uses the brand’s own fonts', async () => {
  const app = await createBareServer();
  onTestFinished(() => app.close());
  const page = await app.inject('/api/docs');
  const bodies: string[] = [];
  for (const [, url = ''] of page.body.matchAll(/(?:src|href)="([^"]+theme[^"]+)"/g)) {
    const { statusCode, body } = await app.inject(url);
    expect([url, statusCode]).toEqual([url, 200]);
    bodies.push(body);
  }
  const theme = bodies.join('\n');
  expect(theme).toContain("matchMedia('(prefers-color-scheme: dark)')");
  expect(theme).toContain('dark-mode');
  expect(theme).toMatch(/url\("\/brand\/fonts\/figtree-german\.[0-9a-f]{8}\.woff2"\)/);
});
