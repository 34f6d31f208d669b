import type { EventType } from '@sternklar/contracts/event-definitions';
import type { Reactor } from '@sternklar/event-store/reactor';
import type { Capability } from './capability.port.ts';
import type { Job } from './jobs.port.ts';
import type { Mail, MailDeclaration } from './mail.port.ts';
import type { Slice, SliceDeclaration } from './slice.port.ts';

/** Something that records events without a call of its own: a reactor, a job, a command line, what runs at start. */
export interface Automation {
  /** The stem of its file. */
  readonly name: string;
  readonly records: readonly EventType[];
}

export interface ReactorDeclaration extends Automation {
  readonly handles: readonly EventType[];
}

interface ReactorSlice<in Dependencies> extends ReactorDeclaration {
  create(dependencies: Dependencies): Reactor;
}

export interface JobDeclaration extends Automation, Pick<Job, 'actsByClock'> {}

interface JobSlice<in Dependencies> extends JobDeclaration {
  create(dependencies: Dependencies): Job;
}

/** `make` is called once, at start, with what the reactor needs. */
export const reactor = <Dependencies>(
  declared: ReactorDeclaration,
  make: (dependencies: Dependencies) => Pick<Reactor, 'react'>,
): ReactorSlice<Dependencies> => ({
  ...declared,
  create: (dependencies) => ({ name: declared.name, handles: declared.handles, react: make(dependencies).react }),
});

/** `make` is called once, at start, with what the job needs. */
export const job = <Dependencies>(
  declared: JobDeclaration,
  make: (dependencies: Dependencies) => Pick<Job, 'run'>,
): JobSlice<Dependencies> => ({
  ...declared,
  create: (dependencies) => {
    const { name, actsByClock } = declared;
    return { name, actsByClock, run: make(dependencies).run };
  },
});

/** What a capability can do, as a value, and how it is opened with what others give it. */
export interface Manifest<in Given = never> {
  readonly name: string;
  readonly slices: readonly SliceDeclaration[];
  readonly reactors: readonly ReactorDeclaration[];
  readonly jobs: readonly JobDeclaration[];
  /** What else records events: command lines, what runs at start, what is done beside other slices. */
  readonly others: readonly Automation[];
  readonly mails: readonly MailDeclaration[];
  open(given: Given): Capability;
}

interface ManifestOptions<Given, Parts> {
  readonly name: string;
  readonly slices: readonly Slice<Parts>[];
  readonly reactors?: readonly ReactorSlice<Parts>[];
  readonly jobs?: readonly JobSlice<Parts>[];
  readonly others?: readonly Automation[];
  /** Those that wait are sent whatever else it does in this installation. */
  readonly mails?: readonly Mail<NoInfer<Given>>[];
  /** What its slices need, made of what is given; null: it does nothing in this installation. */
  parts(given: Given): Parts | null;
  /** Whether this installation has the slice; by default it does. */
  offers?(slice: SliceDeclaration, parts: Parts): boolean;
  /** As `Capability.prepare`. */
  prepare?(parts: Parts): Promise<void>;
}

export const manifest = <Given, Parts>(options: ManifestOptions<Given, Parts>): Manifest<Given> => {
  const { name, slices, reactors = [], jobs = [], others = [], mails = [], prepare, offers = () => true } = options;
  return {
    name,
    slices,
    reactors,
    jobs,
    others,
    mails,
    open(given) {
      const parts = options.parts(given);
      const opened = { name, mails: mails.map((mail) => mail.open(given)) };
      if (parts === null) return { ...opened, routes: async () => undefined, reactors: [], jobs: [] };
      return {
        ...opened,
        routes: async (app) => {
          for (const slice of slices) if (offers(slice, parts)) slice.register(app, parts);
        },
        reactors: reactors.map((declared) => declared.create(parts)),
        jobs: jobs.map((declared) => declared.create(parts)),
        ...(prepare && { prepare: () => prepare(parts) }),
      };
    },
  };
};
