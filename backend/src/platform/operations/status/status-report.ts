import type { ReactorStatus } from '@sternklar/event-store/reactors/reactor-status';
import type { OpenClockDoubt } from '../../clock/clock-doubt.ts';
import type { OutboxCounts } from '../../mail/outbox-table.ts';
import type { MasterKeyAge } from '../../master-key/master-key-age.ts';
import type { Finding } from './finding.ts';

/** How far one read model is, as its checkpoint and the log say; whoever runs it. */
export interface ReadModelStatus {
  readonly name: string;
  readonly version: number;
  /** Null: the product never ran with this version of it. */
  readonly position: number | null;
  readonly lagEvents: number;
  readonly lagSeconds: number;
  /** Type of the event that is to be applied next; null when it is up to date. */
  readonly nextType: string | null;
  /** Position of the event that it fails to apply; null when it fails at none. */
  readonly stuckBefore: number | null;
  /** How many events its rows lack because an operator allowed it. */
  readonly missingEvents: number;
}

/** A kind of error that keeps something from being done, without any of its words. */
export interface ErrorKind {
  /** A reactor's name, or null for mails. */
  readonly reactor: string | null;
  readonly kind: string;
  readonly count: number;
  /** When it last happened, as far as that is known. */
  readonly last: Date;
}

/** Who cosigns the log from outside, and how that goes. */
export interface WitnessReport {
  readonly witnesses: readonly {
    readonly name: string;
    /** The largest tree that it has cosigned, and when. */
    readonly size: number | null;
    readonly cosignedAt: Date | null;
    /** Null while it cosigns. */
    readonly failure: 'unreachable' | 'unknown-log' | 'unknown-key' | 'wrong-answer' | 'other-history' | null;
    /** Since when it has seen another history. */
    readonly splitAt: Date | null;
  }[];
  readonly quorum: number;
  /** How many are wanting to the quorum. */
  readonly missing: number;
}

/** Everything that `npm run admin -- status` shows; no personal data. */
export interface StatusReport {
  readonly at: Date;
  readonly versions: { readonly product: string; readonly node: string; readonly postgres: string };
  readonly migrations: {
    /** How many of this software's the database has seen. */
    readonly applied: number;
    /** Ids of those it has not. */
    readonly missing: readonly string[];
    /** Ids of those that only the database knows. */
    readonly unknown: readonly string[];
  };
  readonly connections: { readonly used: number; readonly max: number };
  /** How many processes of the product use the database now. */
  readonly processes: number;
  readonly log: { readonly head: number; readonly newestAt: Date | null };
  readonly readModels: readonly ReadModelStatus[];
  readonly reactors: readonly ReactorStatus[];
  /** Parked by reactors that this software does not have. */
  readonly parkedByOthers: number;
  readonly outbox: OutboxCounts & {
    /** How many went out in the last 24 hours. */
    readonly sentLastDay: number;
  };
  /** A clock that is in doubt, so that nothing is done because its time has come; null: none is. */
  readonly clock: OpenClockDoubt | null;
  readonly errors: readonly ErrorKind[];
  /** Null: there is none yet, or the database is older than this software. */
  readonly masterKey: MasterKeyAge | null;
  /** Settings that may be a mistake, a German sentence each. */
  readonly warnings: readonly string[];
  readonly witnesses: WitnessReport;
  /** What parts of the product found themselves. */
  readonly found: readonly Finding[];
}
