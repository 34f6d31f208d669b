/** `npm run demo`: the product with demo data, and a partner's page with the chat widget on another origin. */
import { DEMO_PARTNER, DEMO_PARTNER_PORT } from '../../backend/src/demo/demo-partner.ts';
import { servePartnerPage } from './partner-page.ts';

process.env.DEMO_DATA = 'true';
const product = (process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`).replace(/\/+$/, '');

await servePartnerPage({ product, key: DEMO_PARTNER.publicKey, port: DEMO_PARTNER_PORT }).catch((error) => {
  console.error(`Die Seite des Partners braucht den Port ${DEMO_PARTNER_PORT}: ${error.message}`);
  process.exit(1);
});
console.log(`Seite eines Partners mit dem Chat: http://localhost:${DEMO_PARTNER_PORT}\n`);
await import(new URL('./start.mjs', import.meta.url).href);
