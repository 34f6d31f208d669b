import type { NeverReached } from '../infra/vite/leave-out.ts';

const all = (names: readonly string[], value: string): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, value]));

/**
 * What the panel never reaches in Preact, by module. Its components are functions without state of their own, drawn anew from
 * the top, into a place that was empty; nobody listens to Preact's own hooks, and there is neither `style` nor HTML as text.
 * never-reached.test.ts beside the sources holds the panel to it.
 */
export const NEVER_REACHED: Readonly<Record<string, NeverReached>> = {
  'preact/src/component.js': { classes: ['BaseComponent', 'process'] },
  'preact/src/create-element.js': { variables: { 'options.vnode': 'null', 'type.defaultProps': 'null' } },
  'preact/src/diff/catch-error.js': { functions: { _catchError: 'throw error;' } },
  'preact/src/diff/children.js': {
    variables: { ...all(['isHydrating'], 'false'), ...all(['excessDomChildren', 'globalContext'], 'null') },
  },
  'preact/src/diff/index.js': {
    variables: {
      ...all(['isHydrating', 'isClassComponent', 'clearProcessingException'], 'false'),
      ...all(['excessDomChildren', 'globalContext', 'componentContext', 'provider'], 'null'),
      ...all(['oldHtml', 'newHtml', 'e.then', 'newType.contextType'], 'null'),
      ...all(['c._stateCallbacks', 'c._renderCallbacks'], '[]'),
      ...all(['c._dirty', 'c._force'], 'false'),
      ...all(['c.shouldComponentUpdate', 'c.componentWillUpdate', 'c.getChildContext'], 'null'),
      ...all(['r.componentWillUnmount', 'renderHook'], 'null'),
      ...all(
        ['_diff', 'diffed', 'unmount', '_render', '_commit', '_hydrationMismatch'].map((hook) => `options.${hook}`),
        'null',
      ),
    },
  },
  'preact/src/diff/props.js': { functions: { setStyle: '' }, variables: { 'options.event': 'null' } },
  'preact/src/render.js': {
    variables: { isHydrating: 'false', replaceNode: 'null', 'options._root': 'null' },
  },
};
