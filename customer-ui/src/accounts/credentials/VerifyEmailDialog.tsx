import type { CodeAnswer } from '@sternklar/contracts/accounts/account.api';
import { CODE_RESEND_INTERVAL_MS, TOAST_CODE_MS, TOAST_CODE_NOTE_MS } from '@sternklar/contracts/constants';
import { shownEmail } from '@sternklar/contracts/shown-email';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError, phraseOf } from '../../api/api-error.ts';
import { accountTexts } from '../../texts/accounts.ts';
import { german, type Phrase } from '../../texts/phrase.ts';
import { quoted } from '../../texts/quoted.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Toasts } from '../../ui/toasts.ts';
import { textOf, useForm } from '../../ui/use-form.ts';
import { helpAfterRefusedCode } from './auth-help.ts';
import { CodeField, ShownCode } from './CodeField.tsx';
import { useRanOut } from './use-ran-out.ts';

/** Tells that a code was sent, and the code itself where the server reveals it (never in production). */
export const announceCode = (toasts: Pick<Toasts, 'good'>, code: string | undefined) => {
  if (code === undefined) {
    toasts.good(quoted.codeSent);
    return;
  }
  toasts.good(german(accountTexts.yourCode(code)), { durationMs: TOAST_CODE_MS });
  toasts.good(german(accountTexts.codeAlsoMailed), { durationMs: TOAST_CODE_NOTE_MS });
};

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1_000));

/**
 * Whole seconds left, beginning with `first`, and the way to start anew from a number of them; stands still at 0. Counts
 * by the clock: while people look for their mail in another app, a page's timers rest.
 */
const useCountdown = (first: number): readonly [number, (seconds: number) => void] => {
  const [end, setEnd] = useState(() => Date.now() + first * 1_000);
  const [left, setLeft] = useState(first);
  useEffect(() => {
    const tick = () => {
      const seconds = secondsUntil(end);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1_000);
    tick();
    return () => clearInterval(timer);
  }, [end]);
  return [left, (seconds) => setEnd(Date.now() + seconds * 1_000)];
};

const RESEND_INTERVAL_SECONDS = CODE_RESEND_INTERVAL_MS / 1_000;

interface Sent {
  readonly email: string;
  readonly sentAt: number | null;
  readonly ranOut: boolean;
  readonly mayResend: boolean;
}

/** Where the code went, and how long it counts: not that of days ago, on a page that was left open or comes later. */
const introTo = ({ email, sentAt, ranOut, mayResend }: Sent): string => {
  if (sentAt === null) return accountTexts.verifySentBefore(email);
  if (!ranOut) return accountTexts.verifyIntro(email);
  return [accountTexts.verifyRanOut(email), mayResend ? accountTexts.sendAnother : accountTexts.askAnew].join(' ');
};

interface VerifyEmailDialogProps {
  readonly email: string;
  readonly toasts: Toasts;
  /** A code was sent this very moment: the server sends no other one for a while. */
  readonly justSent?: boolean;
  /** The code itself, where the server revealed it. */
  readonly shownCode?: string | undefined;
  /** Words for a refused code when the server gives none. */
  readonly invalidPhrase: Phrase;
  readonly resendFailure: (error: unknown) => Phrase;
  readonly verify: (code: string) => Promise<unknown>;
  /** Null: another code is to be had elsewhere. */
  readonly resend: (() => Promise<CodeAnswer>) | null;
  /** Told when the code was right. */
  readonly done?: Phrase;
  readonly onVerified: () => void;
  readonly onClose: () => void;
  /** What closing means, or another way out; without it the code is for later. */
  readonly foot?: ReactNode;
}

/** Asks for the code from the mail. It does not demand six characters: the server decides what a code is. */
export const VerifyEmailDialog = (props: VerifyEmailDialogProps) => {
  const { email, toasts, invalidPhrase } = props;
  const mayResend = props.resend !== null;
  const [shownCode, setShownCode] = useState(props.shownCode);
  const [resending, setResending] = useState(false);
  const [sentAt, setSentAt] = useState(() => (props.justSent ? Date.now() : null));
  const ranOut = useRanOut(sentAt);
  const [secondsLeft, waitFor] = useCountdown(props.justSent ? RESEND_INTERVAL_SECONDS : 0);

  const form = useForm(
    async (values) => {
      try {
        await props.verify(textOf(values, 'verification_code'));
      } catch (error) {
        toasts.bad(phraseOf(error, invalidPhrase));
        throw error;
      }
      props.onVerified();
      // The code need not be read any more.
      toasts.good(props.done ?? quoted.emailVerified, { isLastWord: true });
    },
    (error) => ({ verification_code: helpAfterRefusedCode(error) }),
  );

  const resend = async () => {
    if (props.resend === null || resending || secondsLeft > 0) return;
    setResending(true);
    try {
      const { verification_code: code } = await props.resend();
      setShownCode(code);
      setSentAt(Date.now());
      announceCode(toasts, code);
      waitFor(RESEND_INTERVAL_SECONDS);
    } catch (error) {
      toasts.bad(props.resendFailure(error));
      if (error instanceof ApiError && error.status === 429) waitFor(error.retryAfterSeconds ?? 0);
    } finally {
      setResending(false);
    }
  };

  return (
    <Dialog
      title={accountTexts.verifyTitle}
      intro={<p aria-live="polite">{introTo({ email: shownEmail(email), sentAt, ranOut, mayResend })}</p>}
      onClose={props.onClose}
    >
      {!ranOut && <ShownCode code={shownCode} />}
      <form {...form.props}>
        <CodeField name="verification_code" error={form.errors.verification_code} />
        <div className="form-foot">
          <Button type="submit" look="dawn" large busy={form.busy} busyLabel={accountTexts.busy}>
            {accountTexts.verifyAction}
          </Button>
        </div>
      </form>
      <div className="dialog-foot">
        {mayResend && (
          <>
            {!ranOut && accountTexts.notArrived}
            <TextButton onClick={resend} aria-disabled={resending || secondsLeft > 0}>
              {secondsLeft > 0 ? accountTexts.newCodeIn(secondsLeft) : accountTexts.newCode}
            </TextButton>
            <span className="dialog-foot-break" />
          </>
        )}
        {props.foot ?? <TextButton onClick={props.onClose}>{accountTexts.verifyLater}</TextButton>}
      </div>
    </Dialog>
  );
};
