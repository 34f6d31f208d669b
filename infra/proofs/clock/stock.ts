import { addBusiness, createAsk, register } from '../../../backend/src/testing/ask.ts';
import { createSend } from '../common/exchange.ts';
import type { Installation } from './installation.ts';

const PASSWORD = 'stern-uhr-1';

/** People for whom something is due later: by a month, a fortnight, ten minutes, and a term. */
export const makeStock = async ({ product, codeFor }: Pick<Installation, 'product' | 'codeFor'>): Promise<void> => {
  const { send, close } = createSend(product().url, 2);
  try {
    const ask = createAsk(send);
    const verified = async (name: string): Promise<string> => {
      const email = `${name}@sternklar.test`;
      const { access_token: token } = await register(ask, { email, password: PASSWORD });
      const verification_code = await codeFor(email);
      await ask('/api/auth/verify-email', { method: 'POST', token, body: { verification_code } });
      return token;
    };
    // Erased after a month, since nobody verifies its address.
    await register(ask, { email: 'nie-bestaetigt@sternklar.test', password: PASSWORD });
    const leaving = await verified('geht');
    await ask('/api/account/deletion-request', { method: 'POST', token: leaving, body: { password: PASSWORD } });
    const owner = await verified('inhaberin');
    await addBusiness(ask, owner, 'Krone');
    const removed = await addBusiness(ask, owner, 'Adler');
    await ask(`/api/business/${removed}`, { method: 'DELETE', token: owner });
    await ask('/api/subscription/create', { method: 'POST', token: owner, body: { plan_name: 'standard' } });
  } finally {
    close();
  }
};
