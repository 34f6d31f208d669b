import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';

type Standing = Pick<ListedCase, 'next'>;

/** The platform asked something back and waits: its answer goes by itself. */
export const isAskedBack = ({ next }: Standing): boolean => next.platform_asked_at !== undefined;

/** It can go to the platform beside others of its business. */
export const goesTogether = (row: Standing): boolean => row.next.state === 'ready-to-forward';
