import { COMPANY_NAME_MAX_LENGTH } from '@sternklar/contracts/constants';
import { subscriptionTexts as texts } from '../texts/subscriptions.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { textOf, useForm } from '../ui/use-form.ts';
import './plan.css';

interface PlanDialogProps {
  /** What was said before, when somebody comes back from the payment. */
  readonly companyName: string;
  readonly onContinue: (companyName: string) => void;
  readonly onClose: () => void;
}

/** What the one plan costs and contains and how it ends, before anybody pays; asks which company subscribes. */
export const PlanDialog = ({ companyName, onContinue, onClose }: PlanDialogProps) => {
  const form = useForm(async (values) => onContinue(textOf(values, 'company_name').trim()));
  return (
    <Dialog title={texts.planTitle} startsAtTitle size="wide" onClose={onClose}>
      <div className="subscription-plan">
        <div>
          <p className="subscription-price">
            <strong>{texts.amount}</strong> <span>{texts.amountUnit}</span>
          </p>
          <p className="subscription-term">{texts.firstYear}</p>
          <ul className="subscription-benefits">
            {texts.benefits.map((benefit) => (
              <li key={benefit}>
                <CheckIcon />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
        <dl className="subscription-facts">
          {texts.facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <form {...form.props}>
          <TextField
            name="company_name"
            label={texts.company}
            missing={texts.companyMissing}
            hint={texts.companyHint}
            error={form.errors.company_name}
            defaultValue={companyName}
            required
            maxLength={COMPANY_NAME_MAX_LENGTH}
            autoComplete="organization"
          />
          <div className="form-foot">
            <Button type="submit" look="dawn" large>
              {texts.toPayment}
            </Button>
          </div>
        </form>
      </div>
    </Dialog>
  );
};
