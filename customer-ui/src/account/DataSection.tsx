import { accountPageTexts as texts } from '../texts/account-page.ts';
import { Button } from '../ui/Button.tsx';
import { Section } from './Section.tsx';
import { useBusy } from './use-busy.ts';

/** Everything that is kept about the account, to take away. */
export const DataSection = ({ onTake }: { readonly onTake: () => Promise<void> }) => {
  const [busy, run] = useBusy();
  return (
    <Section id="daten" title={texts.data} text={texts.dataText}>
      <p>{texts.dataContent}</p>
      <Button busy={busy !== null} busyLabel={texts.takingData} onClick={() => void run('data', onTake)}>
        {texts.takeData}
      </Button>
    </Section>
  );
};
