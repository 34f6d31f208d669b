import type { PaymentStanding } from '@sternklar/contracts/payments/payment.api';
import { useEffect, useState } from 'react';
import { isSessionOver, phraseOf } from '../../api/api-error.ts';
import { invoiceTexts as texts } from '../../texts/invoices.ts';
import { german } from '../../texts/phrase.ts';
import { Button } from '../../ui/Button.tsx';
import type { Toasts } from '../../ui/toasts.ts';
import { useBusy } from '../sections/use-busy.ts';
import type { InvoicesApi } from './invoices-api.ts';

const ALL = 'all';
const CARD = 'card';

interface PaymentStandingNoteProps {
  readonly api: Pick<InvoicesApi, 'standing' | 'openCardPage' | 'payAll'>;
  /** Goes up when it may be another one. */
  readonly changes: number;
  readonly toasts: Pick<Toasts, 'good' | 'bad'>;
  readonly onSessionOver: () => void;
}

/** What is open in all, the press that pays it, and the way to another card; nothing while that is not known. */
export const PaymentStandingNote = ({ api, changes, toasts, onSessionOver }: PaymentStandingNoteProps) => {
  const [standing, setStanding] = useState<PaymentStanding | null>(null);
  const [busy, run] = useBusy();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with every change.
  useEffect(() => {
    let isOutdated = false;
    api.standing().then(
      (read) => {
        if (!isOutdated) setStanding(read);
      },
      (error) => {
        if (!isOutdated && isSessionOver(error)) onSessionOver();
      },
    );
    return () => {
      isOutdated = true;
    };
  }, [api, changes, onSessionOver]);
  if (standing === null) return null;

  const attempt = async (work: () => Promise<void>, failed: string) => {
    try {
      await work();
    } catch (error) {
      if (isSessionOver(error)) onSessionOver();
      else toasts.bad(phraseOf(error, german(failed)));
    }
  };
  const payAll = () =>
    attempt(async () => toasts.good(german(texts.collecting(await api.payAll()))), texts.notCollected);
  const toCardPage = () =>
    attempt(async () => window.location.assign((await api.openCardPage()).checkout_url), texts.cardNotOpened);
  const { has_card, open_invoices, open_amount, in_dispute, step } = standing;
  const words = texts.standing(standing);
  const expires = texts.cardExpires(standing.card_expires_on, new Date());
  return (
    <div className="standing" data-urgent={step !== null}>
      {words !== null && <p className="standing-words">{words}</p>}
      {expires !== null && <p className="standing-words">{expires}</p>}
      <p>{has_card ? texts.cardPays : texts.noCard}</p>
      <div className="standing-ways">
        {open_invoices > 1 && has_card && !in_dispute && (
          <Button look="dawn" busy={busy === ALL} onClick={() => void run(ALL, payAll)}>
            {texts.payAll(open_amount)}
          </Button>
        )}
        <Button busy={busy === CARD} onClick={() => void run(CARD, toCardPage)}>
          {has_card ? texts.changeCard : texts.enterCard}
        </Button>
      </div>
    </div>
  );
};
