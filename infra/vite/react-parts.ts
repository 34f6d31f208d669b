import type { Plugin } from 'vite';
import { leaveOut, type NeverReached } from './leave-out.ts';

const PRODUCTION = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;
const OF_REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** `<ViewTransition>`: moves between two states of a page. */
const VIEW_TRANSITION = 30;
/** `<Activity>`: what is hidden, but goes on. */
const ACTIVITY = 31;
/** `<SuspenseList>`, which this version does not even export. */
const SUSPENSE_LIST = 19;

/** Of React's parts those that no page has, and that cannot be shaken off: they stand in one module with all others. */
export const NO_PAGE_HAS: NeverReached = {
  tags: [SUSPENSE_LIST, VIEW_TRANSITION, ACTIVITY],
  functions: {
    trackEnterViewTransitions: '',
    commitExitViewTransitions: '',
    commitNestedViewTransitions: '',
    commitEnterViewTransitions: '',
    measureNestedViewTransitions: '',
    restoreNestedViewTransitions: '',
    restoreEnterOrExitViewTransitions: '',
    restoreViewTransitionOnHostInstances: '',
    applyViewTransitionToHostInstances: 'return false;',
    scheduleViewTransitionEvent: '',
    reportViewTransitionError: '',
    startViewTransition: 'return null;',
    flushAfterMutationEffects: '',
    pushMutationContext: 'return false;',
    // Refs of fragments: `<Fragment ref={…}>`.
    FragmentInstance: '',
    isFragmentInstanceParent: 'return false;',
    commitNewChildToFragmentInstances: '',
    commitFragmentInstanceInsertionEffects: '',
    commitFragmentInstanceDeletionEffects: '',
    addFragmentHandleToFiber: 'return false;',
  },
  variables: {
    shouldStartViewTransition: 'false',
    pendingViewTransition: 'null',
    pendingViewTransitionEvents: 'null',
    pendingTransitionTypes: 'null',
    appearingViewTransitions: 'null',
    viewTransitionMutationContext: 'false',
    viewTransitionContextChanged: 'false',
    viewTransitionCancelableChildren: 'null',
    inUpdateViewTransition: 'false',
    rootViewTransitionAffected: 'false',
    rootViewTransitionNameCanceled: 'false',
  },
  classes: ['ViewTransitionPseudoElement', 'FragmentInstance'],
};

const PARTS = '(ViewTransition|Activity|addTransitionType)';
/** How a module takes one of these parts: by name from the package, as a member of it, or as the ref of a fragment. */
const TAKING = [
  new RegExp(`import\\b[^;'"]*\\b${PARTS}\\b[^;'"]*from\\s*['"]react['"]`),
  new RegExp(`\\b(React|react)\\w*\\.${PARTS}\\b`),
  /<(React\.)?Fragment\s[^>]*\bref=/,
  /\b_?Fragment\d*,\s*\{[^{}]*\bref:/,
];

/** The part of React that a module takes although the build leaves it out, as it is written there; null for none. */
export const leftOutPartIn = (code: string): string | null => {
  for (const way of TAKING) {
    const found = way.exec(code);
    if (found) return found[0];
  }
  return null;
};

/** Builds React without what no page has. A module that takes one of these parts all the same fails the build. */
export const reactParts = (): Plugin => ({
  name: 'react-parts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (PRODUCTION.test(id)) return { code: leaveOut(code, NO_PAGE_HAS), map: null };
    if (OF_REACT.test(id) || !/\.[jt]sx?$|\.mjs$/.test(id)) return null;
    const part = leftOutPartIn(code);
    if (part !== null) this.error(`infra/vite/react-parts.ts leaves out of React what this needs: ${part}`);
    return null;
  },
});
