import type { ChangeSignInBody } from '@sternklar/contracts/accounts/passkey.api';
import type { ReactNode } from 'react';
import { securityTexts as texts } from '../../texts/security.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { type CodeBeside, CodeBesideField, codeIn } from './CodeBeside.tsx';
import { OwnerField } from './OwnerField.tsx';
import type { SecurityApi } from './security-api.ts';
import { useOwnerForm } from './use-owner-form.ts';

interface OwnerDialogProps {
  readonly title: string;
  readonly intro: string;
  readonly action: string;
  readonly email: string;
  readonly api: Pick<SecurityApi, 'confirmationOptions'>;
  readonly hasPasskey: boolean;
  readonly beside: CodeBeside;
  /** Rejects when the server refuses. */
  readonly onSubmit: (owner: ChangeSignInBody, values: FormData) => Promise<void>;
  readonly onClose: () => void;
  /** Fields above the password. */
  readonly children?: (errors: Readonly<Record<string, string>>) => ReactNode;
}

/** Asks who it is before anything about signing in is changed. */
export const OwnerDialog = ({
  title,
  intro,
  action,
  email,
  api,
  hasPasskey,
  beside,
  onSubmit,
  onClose,
  children,
}: OwnerDialogProps) => {
  const { form, round } = useOwnerForm('password', (owner, values) =>
    onSubmit({ ...owner, ...codeIn(values) }, values),
  );
  return (
    <Dialog title={title} intro={<p>{intro}</p>} onClose={onClose}>
      <form {...form.props}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <div className="fields">
          {children?.(form.errors)}
          <OwnerField
            key={round}
            api={api}
            name="password"
            label={texts.password}
            missing={texts.passwordMissing}
            error={form.errors.password}
            hasPasskey={hasPasskey}
          >
            <CodeBesideField beside={beside} errors={form.errors} />
          </OwnerField>
        </div>
        <div className="form-foot">
          <Button type="submit" look="dawn" large busy={form.busy}>
            {action}
          </Button>
        </div>
      </form>
      <div className="dialog-foot">
        <TextButton onClick={onClose}>{texts.cancel}</TextButton>
      </div>
    </Dialog>
  );
};
