import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** A device that makes passkeys, keeps them and is always willing. */
export const addVirtualAuthenticator = async (context: BrowserContext, page: Page) => {
  const cdp: CDPSession = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    loseAll: () => cdp.send('WebAuthn.clearCredentials', { authenticatorId }),
    keys: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Whether whoever holds it is who they say. */
    verifies: (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
};
