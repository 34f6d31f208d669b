import type { AuditCheckpoint } from '@sternklar/contracts/audit/audit.api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCalls } from '../../data-provider/use-calls.ts';
import { type AuditCalls, createAuditCalls } from '../audit-calls.ts';
import { judgeCheckpoint, type Pinned, type Verdict } from '../verify/verdict.ts';

const KEY = 'sternklar.audit.pinned';

type PinStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Key and state that this browser trusts. They stay when somebody signs out: they are about the log, not about a person. */
interface PinStore {
  /** Null at first, and where storage is blocked. */
  read(): Pinned | null;
  keep(pinned: Pinned): void;
}

const createPinStore = (storage: () => PinStorage = () => window.localStorage): PinStore => ({
  read() {
    try {
      const kept: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
      const { key, note } = (kept ?? {}) as Partial<Pinned>;
      return typeof key === 'string' && typeof note === 'string' ? { key, note } : null;
    } catch {
      return null;
    }
  },
  keep(pinned) {
    try {
      storage().setItem(KEY, JSON.stringify(pinned));
    } catch {
      // Blocked or full: every visit is then the first one, and says so.
    }
  },
});

const pinStore = createPinStore();

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

const judge = async (checkpoint: AuditCheckpoint, store: PinStore, calls: AuditCalls): Promise<SealState> => {
  if (!canVerify()) return { kind: 'unsupported' };
  try {
    const verdict = await judgeCheckpoint(checkpoint, store.read(), { consistency: calls.auditConsistency });
    if (isGood(verdict)) store.keep(verdict.pin);
    return verdict;
  } catch (error) {
    return { kind: isUnsupported(error) ? 'unsupported' : 'failed' };
  }
};

/** Checks a signed state in this browser, and keeps it for the next visit if it is good. */
export const useSeal = (checkpoint: AuditCheckpoint, store: PinStore = pinStore) => {
  const calls = useCalls(createAuditCalls);
  const [state, setState] = useState<SealState>({ kind: 'checking' });
  /** Only the newest check counts. */
  const checks = useRef(0);
  const again = useCallback(() => {
    checks.current += 1;
    const check = checks.current;
    setState({ kind: 'checking' });
    void judge(checkpoint, store, calls).then((judged) => {
      if (check === checks.current) setState(judged);
    });
  }, [checkpoint, store, calls]);
  useEffect(() => {
    again();
    return () => {
      checks.current += 1;
    };
  }, [again]);
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
