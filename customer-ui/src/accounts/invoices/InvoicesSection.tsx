import type { Invoice } from '@sternklar/contracts/invoices/invoice.api';
import { isSessionOver, phraseOf } from '../../api/api-error.ts';
import { invoiceTexts as texts } from '../../texts/invoices.ts';
import { german } from '../../texts/phrase.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { saveFile } from '../../ui/save-file.ts';
import type { Toasts } from '../../ui/toasts.ts';
import { Section } from '../sections/Section.tsx';
import { useBusy } from '../sections/use-busy.ts';
import type { InvoicesApi } from './invoices-api.ts';
import { PaymentStandingNote } from './PaymentStandingNote.tsx';
import { useInvoices } from './use-invoices.ts';
import './invoices.css';

const OLDER = 'older';
/** The forms in which an invoice comes. */
const FORMS = ['pdf', 'xRechnung'] as const;
type Form = (typeof FORMS)[number];
const actionOf = ({ id }: Invoice, form: Form) => `${form} ${id}`;

const payingOf = ({ id }: Invoice) => `pay ${id}`;

const DownloadIcon = () => (
  <Icon>
    <path d="M12 4v11M7 11l5 5 5-5M5 20h14" />
  </Icon>
);

/** Whether it is paid, or which of two documents corrects or takes back the other. */
const standingOf = (invoice: Invoice): string => {
  if (invoice.corrects !== null) return texts.corrects(invoice.corrects);
  if (invoice.cancels !== null) return texts.cancels(invoice.cancels);
  const { cancelled_by: number, payment_trouble } = invoice;
  return number === null ? texts.payment(invoice) : texts.cancelled(number, payment_trouble);
};

const isOpen = ({ kind, paid_by, cancelled_by, payment_trouble }: Invoice): boolean =>
  kind === 'invoice' && paid_by === null && cancelled_by === null && payment_trouble !== 'written-off';

/** A part of it is, which no card pays. */
const isPartlyOpen = ({ cancelled_by, payment_trouble }: Invoice): boolean =>
  cancelled_by === null && payment_trouble === 'partly-taken-back';

interface InvoiceRowProps {
  readonly forms: readonly Form[];
  readonly invoice: Invoice;
  readonly busy: string | null;
  readonly onDownload: (form: Form) => void;
  readonly onPay: () => void;
}

const InvoiceRow = ({ forms, invoice, busy, onDownload, onPay }: InvoiceRowProps) => (
  <li className="invoice">
    <div className="invoice-words">
      <p className="invoice-number">
        {invoice.number} <span>{texts.issued(invoice.issued_on)}</span>
      </p>
      <p className="invoice-served">{texts.served(invoice.served_from, invoice.served_until)}</p>
      {invoice.corrected_by !== null && <p className="invoice-served">{texts.corrected(invoice.corrected_by)}</p>}
    </div>
    <div className="invoice-sum">
      {invoice.corrects === null && <p className="invoice-amount">{texts.amount(invoice.amount)}</p>}
      <p className="invoice-paid" data-open={isOpen(invoice) || isPartlyOpen(invoice)}>
        {standingOf(invoice)}
      </p>
    </div>
    <div className="invoice-files">
      {isOpen(invoice) && (
        <Button
          look="dawn"
          aria-label={texts.payNamed(invoice.number)}
          busy={busy === payingOf(invoice)}
          onClick={onPay}
        >
          {texts.pay}
        </Button>
      )}
      {forms.map((form) => (
        <Button
          key={form}
          aria-label={texts[form].named(invoice)}
          busy={busy === actionOf(invoice, form)}
          onClick={() => onDownload(form)}
        >
          <DownloadIcon />
          {texts[form].label}
        </Button>
      ))}
    </div>
  </li>
);

interface InvoicesSectionProps {
  readonly api: InvoicesApi;
  /** Goes up when they may have changed, such as by a payment on the provider's page: then they are read again. */
  readonly changes: number;
  /** Whether what is open in all stands above them; only where a provider takes payments. */
  readonly withStanding: boolean;
  /** Whether there is a telephone number of the operator, without which there is no XRechnung (BT-42). */
  readonly withXRechnung: boolean;
  readonly toasts: Pick<Toasts, 'good' | 'bad'>;
  readonly onSessionOver: () => void;
}

/** The customer's invoices, the newest first. */
export const InvoicesSection = ({
  api,
  changes,
  withStanding,
  withXRechnung,
  toasts,
  onSessionOver,
}: InvoicesSectionProps) => {
  const { list, loadOlder } = useInvoices(api, changes, onSessionOver);
  const [busy, run] = useBusy();
  const download = async (invoice: Invoice, form: Form) => {
    try {
      saveFile(texts[form].fileName(invoice), await api[form](invoice.id));
    } catch (error) {
      if (isSessionOver(error)) onSessionOver();
      else toasts.bad(phraseOf(error, german(texts.notDownloaded)));
    }
  };
  const pay = async ({ id }: Invoice) => {
    try {
      window.location.assign((await api.openCheckout(id)).checkout_url);
    } catch (error) {
      if (isSessionOver(error)) onSessionOver();
      else toasts.bad(phraseOf(error, german(texts.notOpened)));
    }
  };
  const { phase, rows, hasOlder } = list;
  return (
    <Section id="rechnungen" title={texts.title} text={texts.text(withXRechnung)}>
      {withStanding && (
        <PaymentStandingNote api={api} changes={changes} toasts={toasts} onSessionOver={onSessionOver} />
      )}
      {phase === 'loading' && <Skeleton lines={['middle']} label={texts.loading} />}
      {phase === 'ready' && rows.length === 0 && <p>{texts.none}</p>}
      {rows.length > 0 && (
        <ul className="invoices">
          {rows.map((invoice) => (
            <InvoiceRow
              key={invoice.id}
              forms={withXRechnung ? FORMS : FORMS.slice(0, 1)}
              invoice={invoice}
              busy={busy}
              onDownload={(form) => void run(actionOf(invoice, form), () => download(invoice, form))}
              onPay={() => void run(payingOf(invoice), () => pay(invoice))}
            />
          ))}
        </ul>
      )}
      {phase === 'failed' && (
        <div className="account-failed">
          <p>{texts.failed}</p>
          <Button busy={busy === OLDER} onClick={() => void run(OLDER, loadOlder)}>
            {texts.reload}
          </Button>
        </div>
      )}
      {phase === 'ready' && hasOlder && (
        <Button busy={busy === OLDER} busyLabel={texts.busy} onClick={() => void run(OLDER, loadOlder)}>
          {texts.older}
        </Button>
      )}
    </Section>
  );
};
