import type { NeverReached } from '../infra/vite/leave-out.ts';

const all = <Value extends string>(names: readonly string[], value: Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(names.map((name) => [name, value]));

/**
 * Listeners are properties of their elements, a field's value is one, and everything else is an attribute by its own name: the
 * panel needs no capturing, no handlers that come while an event is on its way, and no names that JSX writes otherwise than HTML.
 */
const SET_PROPERTY = `
  if (name[0] == 'o' && name[1] == 'n') dom[name.toLowerCase()] = value;
  else if (name == 'value') dom.value = value;
  else if (value == null || (value === false && name[4] != '-')) dom.removeAttribute(name);
  else dom.setAttribute(name, value);`;

/**
 * What the panel never reaches in Preact, by module. Its components are functions without state of their own, drawn anew from
 * the top, into a place that was empty; nobody listens to Preact's own hooks, and there is neither `style` nor HTML as text.
 * never-reached.test.ts beside the sources holds the panel to it.
 */
export const NEVER_REACHED: Readonly<Record<string, NeverReached>> = {
  'preact/src/component.js': {
    classes: ['BaseComponent', 'process'],
    functions: { BaseComponent: '' },
    variables: { defer: 'null' },
  },
  'preact/src/create-element.js': {
    variables: { 'options.vnode': 'null', 'type.defaultProps': 'null', original: 'null' },
    // JSX hands children over with the other properties.
    comparisons: { 'arguments.length > 3': 'false' },
  },
  'preact/src/diff/catch-error.js': { functions: { _catchError: 'throw error;' } },
  'preact/src/diff/children.js': {
    variables: {
      ...all(['isHydrating'], 'false'),
      ...all(['excessDomChildren', 'globalContext'], 'null'),
      'childVNode._depth': '0',
    },
    // Every element is made anew with each drawing, and is one child; texts are plain ones.
    comparisons: all(
      [
        'childVNode._depth > 0',
        "typeof childVNode == 'function'",
        "typeof childVNode == 'bigint'",
        'childVNode.constructor == String',
        'oldDom.nodeType == 8',
        "typeof childVNode == 'function'",
      ],
      'false',
    ),
  },
  'preact/src/diff/index.js': {
    functions: {
      cloneNode: 'return node;',
      markAsForce: '',
      doRender: 'return this.constructor(props);',
      // Nobody is told after drawing but references.
      commitRoot: 'for (let i = 0; i < refQueue.length; i++) applyRef(refQueue[i], refQueue[++i], refQueue[++i]);',
    },
    comparisons: all(
      [
        ...['math', 'textarea', 'foreignObject', 'progress', 'option'].map((type) => `nodeType == '${type}'`),
        ...["newVNode.type == 'template'", "i == 'dangerouslySetInnerHTML'", "i == 'checked'", 'checked != UNDEFINED'],
        // Every element comes from the panel's own JSX, and waits for nothing.
        ...[
          'newVNode.constructor !== UNDEFINED',
          'oldVNode._flags & MODE_SUSPENDED',
          'newVNode._flags & MODE_SUSPENDED',
        ],
        ...["'defaultValue' in newProps", "'defaultChecked' in newProps"],
        // Nothing is drawn twice, waits, or is told that its element goes.
        ...['newVNode._original == oldVNode._original', 'oldVNode._flags & MODE_SUSPENDED'],
        "typeof ref._unmount == 'function'",
      ],
      'false',
    ),
    variables: {
      ...all(['isHydrating', 'isClassComponent', 'clearProcessingException'], 'false'),
      ...all(['excessDomChildren', 'globalContext', 'componentContext', 'provider'], 'null'),
      ...all(['oldHtml', 'newHtml', 'e.then', 'newType.contextType', 'newProps.is'], 'null'),
      ...all(['c._stateCallbacks', 'c._renderCallbacks'], '[]'),
      ...all(['c._dirty', 'c._force'], 'false'),
      // Nothing is ever put into it.
      'commitQueue.length': '0',
      ...all(['c.state', 'c._nextState', 'c.context', 'c._parentDom', 'c._globalContext'], 'null'),
      ...all(['c.shouldComponentUpdate', 'c.componentWillUpdate', 'c.getChildContext'], 'null'),
      ...all(['r.componentWillUnmount', 'renderHook', 'c.base', 'r.base', 'r._parentDom', 'r._globalContext'], 'null'),
      'newVNode._flags': '0',
      ...all(
        ['_diff', 'diffed', 'unmount', '_render', '_commit', '_hydrationMismatch'].map((hook) => `options.${hook}`),
        'null',
      ),
    },
  },
  'preact/src/diff/props.js': {
    functions: { setStyle: '', setProperty: SET_PROPERTY },
    variables: { ...all(['eventProxy', 'eventProxyCapture', 'options.event'], 'null'), _id: '""' },
  },
  'preact/src/render.js': {
    comparisons: { 'parentDom == document': 'false' },
    variables: { isHydrating: 'false', replaceNode: 'null', 'options._root': 'null' },
  },
};
