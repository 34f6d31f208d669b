import { partnerStream } from '@sternklar/contracts/partners/partner.events';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import { partnerStreamType } from '../partners/partner.ts';
import { registerPartner } from '../partners/register-partner/register-partner.ts';

/** Where `npm run demo` serves a partner's page: another origin than the product's. */
export const DEMO_PARTNER_PORT = 3001;

/** The partner of the demonstration. Its key is public like its passwords, so it never exists in production. */
export const DEMO_PARTNER = {
  partnerId: '6f1f3d2a-6d0e-4f0e-9a53-0f7c8f7f9c12',
  keyId: '6f1f3d2a-6d0e-4f0e-9a53-0f7c8f7f9c13',
  publicKey: 'pk_d3e0d3e0d3e0d3e0d3e0d3e0d3e0d3e0',
  name: 'Gastgeberverband Weinstraße',
  origins: [`http://localhost:${DEMO_PARTNER_PORT}`, `http://127.0.0.1:${DEMO_PARTNER_PORT}`],
} as const;

/** Registers the partner of the demonstration; does nothing when it is there. */
export const recordDemoPartner = async (commands: CommandHandler, context: CommandContext): Promise<void> => {
  await commands.handle({
    streamType: partnerStreamType,
    streamId: partnerStream(DEMO_PARTNER.partnerId),
    decide: (state) => registerPartner(state, DEMO_PARTNER),
    context,
  });
};
