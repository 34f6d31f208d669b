import type { ReactNode } from 'react';
import { useMayChange } from './staff.ts';

/** What only those are offered who may change something: commands, and the ways that lead only to them. */
export const Commands = ({ children }: { readonly children: ReactNode }) => (useMayChange() ? children : null);
