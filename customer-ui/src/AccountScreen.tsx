import { useState } from 'react';
import { AccountPage } from './accounts/page/AccountPage.tsx';
import { servicesOf } from './composition.ts';
import type { PublicServices } from './public-composition.ts';
import { openPushBrowser } from './push/push-browser.ts';
import { createPushSwitch } from './push/push-switch.ts';
import { saveFile as saveBlob } from './ui/save-file.ts';

/** Gives the browser a file to save: `content` as JSON that people can read, or a page as it is. */
const saveFile = (name: string, content: object | string): void =>
  saveBlob(
    name,
    typeof content === 'string'
      ? new Blob([content], { type: 'text/html' })
      : new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' }),
  );

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface AccountScreenProps {
  readonly shared: PublicServices;
  readonly token: string;
}

/** The account page with what it needs; only those who open it load it. */
export const AccountScreen = ({ shared, token }: AccountScreenProps) => {
  const { site, toasts, accounts, ownAccount, invoices, security, news, push, leave, signOut } = servicesOf(shared);
  const [pushSwitch] = useState(() => createPushSwitch({ api: push, openBrowser: openPushBrowser, toasts }));
  return (
    <AccountPage
      key={token}
      site={site}
      token={token}
      accounts={accounts}
      toasts={toasts}
      invoices={invoices}
      security={security}
      news={news}
      push={pushSwitch}
      deps={{ api: ownAccount, saveFile, pause, leave, signOut }}
      onLogOut={signOut}
    />
  );
};
