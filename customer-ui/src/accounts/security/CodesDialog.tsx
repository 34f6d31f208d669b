import { securityTexts as texts } from '../../texts/security.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface CodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** New recovery codes, shown this once. */
export const CodesDialog = ({ codes, onClose }: CodesDialogProps) => (
  <Dialog title={texts.codes} intro={<p>{texts.codesShown}</p>} startsAtTitle onClose={onClose}>
    <ul className="security-codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <div className="form-foot">
      <Button look="dawn" large onClick={onClose}>
        {texts.done}
      </Button>
    </div>
  </Dialog>
);
