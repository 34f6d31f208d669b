import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, type AdminPagesWorld, createAdminPagesWorld } from './pages/back-office/testing/admin-pages-world.ts';

let world: AdminPagesWorld;
beforeEach(async () => {
  world = await createAdminPagesWorld();
});
afterEach(() => world.close());

describe('the cookie of the back office', () => {
  it('is sent to its pages only, read by no script, and never sent from elsewhere', async () => {
    await world.start('https://haus.example');
    expect((await world.setCookie(ADMIN)).split('; ').slice(1)).toEqual([
      'Path=/admin',
      'HttpOnly',
      'SameSite=Strict',
      'Secure',
    ]);
  });

  it('is secure on the machine itself, and not where browsers would refuse it', async () => {
    await world.start('http://localhost:3000');
    expect(await world.setCookie(ADMIN)).toContain('; Secure');
    await world.start('http://buero.example');
    expect(await world.setCookie(ADMIN)).not.toContain('Secure');
  });

  it('opens no door of the API, neither as a cookie nor as a token', async () => {
    await world.start();
    const cookie = await world.cookieOf(ADMIN);
    expect((await world.get('/api/open', { cookie })).statusCode).toBe(401);
    const value = cookie.slice(cookie.indexOf('=') + 1);
    expect((await world.get('/api/open', { authorization: `Bearer ${value}` })).statusCode).toBe(401);
  });

  it('is taken back', async () => {
    await world.start();
    const taken = String((await world.post('/api/logout')).headers['set-cookie']);
    expect(taken).toMatch(/^sternklar-pages=; Path=\/admin; .*Max-Age=0$/);
  });
});
