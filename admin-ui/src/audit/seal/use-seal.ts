import type { AuditCheckpoint } from '@sternklar/contracts/audit/audit.api';
import { useCallback, useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '../../data-provider/data-provider.ts';
import { type PinStore, pinStore } from '../verify/pin-store.ts';
import { judgeCheckpoint, type Pinned, type Verdict } from '../verify/verdict.ts';

export type SealState =
  | { readonly kind: 'checking' }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'failed' }
  | Verdict;

/** Only over HTTPS and on the machine itself do browsers have what this takes. */
const canVerify = (): boolean => globalThis.crypto?.subtle !== undefined;
const isUnsupported = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotSupportedError' || error.name === 'SyntaxError');
const isGood = (verdict: Verdict): verdict is Extract<Verdict, { kind: 'verified' | 'first' }> =>
  verdict.kind === 'verified' || verdict.kind === 'first';

/** Checks a signed state in this browser, and keeps it for the next visit if it is good. */
export const useSeal = (checkpoint: AuditCheckpoint, store: PinStore = pinStore) => {
  const { auditConsistency } = useDataProvider<BackOfficeDataProvider>();
  const [state, setState] = useState<SealState>({ kind: 'checking' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is to be tried again
  useEffect(() => {
    let isCurrent = true;
    const judge = async (): Promise<SealState> => {
      if (!canVerify()) return { kind: 'unsupported' };
      try {
        const verdict = await judgeCheckpoint(checkpoint, store.read(), { consistency: auditConsistency });
        if (isGood(verdict)) store.keep(verdict.pin);
        return verdict;
      } catch (error) {
        return { kind: isUnsupported(error) ? 'unsupported' : 'failed' };
      }
    };
    void judge().then((judged) => {
      if (isCurrent) setState(judged);
    });
    return () => {
      isCurrent = false;
    };
  }, [checkpoint, attempt]);
  const again = useCallback(() => {
    setState({ kind: 'checking' });
    setAttempt((number) => number + 1);
  }, []);
  /** From now on the other key is the trusted one. */
  const trust = useCallback(
    (pin: Pinned) => {
      store.keep(pin);
      again();
    },
    [again, store],
  );
  return { state, again, trust };
};
