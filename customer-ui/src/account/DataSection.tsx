import { accountPageTexts as texts } from '../texts/account-page.ts';
import { Button } from '../ui/Button.tsx';
import type { AccountPage } from './account-page.ts';
import { Section } from './Section.tsx';
import { useBusy } from './use-busy.ts';

/** Everything that is kept about the account, to take away. */
export const DataSection = ({ onTake }: { readonly onTake: AccountPage['takeData'] }) => {
  const [busy, run] = useBusy();
  return (
    <Section id="daten" title={texts.data} text={texts.dataText}>
      <p>{texts.dataContent}</p>
      <Button
        busy={busy === 'json'}
        busyLabel={texts.takingData}
        onClick={() => void run('json', () => onTake('json'))}
      >
        {texts.takeData}
      </Button>
      <Button
        busy={busy === 'page'}
        busyLabel={texts.takingData}
        onClick={() => void run('page', () => onTake('page'))}
      >
        {texts.takePage}
      </Button>
    </Section>
  );
};
