import { BACKOFF_OF_SCREENS } from '@sternklar/contracts/backoff';
import { pauseUntilWoken } from '@sternklar/contracts/live-updates/pause-until-woken';
import { newId } from '@sternklar/contracts/new-id';
import {
  createEvidenceUploader,
  type EvidenceUploader,
} from '@sternklar/contracts/reviews/evidence/upload/evidence-uploader';
import { createUploadMemory } from '@sternklar/contracts/reviews/evidence/upload/upload-memory';
import { isActive } from '@sternklar/contracts/reviews/evidence/upload/upload-state';
import { createUploadTransport } from '@sternklar/contracts/reviews/evidence/upload/upload-transport';
import type { PublicServices } from '../../public-composition.ts';
import { evidenceTexts as texts } from '../../texts/evidence.ts';
import { german } from '../../texts/phrase.ts';
import { createEvidenceApi, type EvidenceApi } from './evidence-api.ts';

/** The evidence of one review: its files on their way, and those that are there. */
export interface ReviewEvidence {
  readonly uploader: EvidenceUploader;
  readonly api: EvidenceApi;
  /** Names of files that were begun in this tab before it was loaded anew, and are not there yet. */
  unfinished(): readonly string[];
  /** Hears when something of it changed on the server. */
  whenChanged(listener: () => void): () => void;
}

const create = ({ browser, toasts }: PublicServices, token: string, reviewId: string): ReviewEvidence => {
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const memory = createUploadMemory(() => window.sessionStorage, reviewId);
  /** Told together once all have arrived. */
  let added: string[] = [];
  const uploader = createEvidenceUploader({
    transport: createUploadTransport({ fetch: browser.fetch, token: () => token, reviewId }),
    memory,
    pause: pauseUntilWoken,
    random: Math.random,
    nextId: newId,
    backoff: BACKOFF_OF_SCREENS,
    onDone: (_evidence, isNew, name) => {
      if (isNew) added.push(name);
      else toasts.good(german(texts.known(name)));
      changed();
      // The one that arrived is still among them.
      if (added.length === 0 || uploader.uploads().filter(isActive).length > 1) return;
      toasts.good(german(texts.added(added)));
      added = [];
    },
    onSessionOver: changed,
  });
  return {
    uploader,
    api: createEvidenceApi({ fetch: browser.fetch, storedToken: () => token }),
    unfinished: () => {
      const onTheirWay = new Set(uploader.uploads().map(({ name }) => name));
      return memory.names().filter((name) => !onTheirWay.has(name));
    },
    whenChanged: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const made = new Map<string, ReviewEvidence>();

/** Files go on while one looks at other pages of the app; so there is one for each review and session. */
export const reviewEvidenceOf = (shared: PublicServices, token: string, reviewId: string): ReviewEvidence => {
  const key = `${token} ${reviewId}`;
  const evidence = made.get(key) ?? create(shared, token, reviewId);
  made.set(key, evidence);
  return evidence;
};
