import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NEVER_REACHED } from '../never-reached.ts';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'));
const every = sources.join('\n');

describe('what the build leaves out of Preact', () => {
  it('is said of modules of Preact alone', () => {
    for (const module of Object.keys(NEVER_REACHED)) expect(module).toMatch(/^preact\/src\//);
  });

  it('nothing but drawing is taken from it: no state, no hooks, no taking over of what stands already', () => {
    const taken = [...every.matchAll(/import\s*\{([^}]*)\}\s*from\s*'(preact[^']*)'/g)].flatMap(
      ([, names = '', from]) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => `${from}: ${name}`),
    );
    expect([...new Set(taken)].sort()).toEqual([
      'preact: Fragment',
      'preact: createElement',
      'preact: createRef',
      'preact: render',
    ]);
  });

  it('components are functions, and elements have neither styles nor HTML of their own', () => {
    expect(every).not.toMatch(/extends (Pure)?Component\b|\bdefaultProps\b|\bcontextType\b/);
    expect(every).not.toMatch(/\sstyle=|dangerouslySetInnerHTML/);
  });

  it('components have no instance that they could ask, and elements get their children with the other properties', () => {
    expect(every).not.toMatch(/=>[^;]*\bthis\.(props|context|state)\b/);
    const runtime = readFileSync(join(import.meta.dirname, 'jsx/jsx-runtime.ts'), 'utf8');
    expect(sources.filter((source) => /\bcreateElement\b.* from 'preact'/.test(source))).toEqual([runtime]);
    expect(runtime.match(/createElement\(.*\)/g)).toEqual([
      'createElement(type as ComponentType<object>, key === undefined ? props : { ...props, key })',
    ]);
  });

  it('no element is kept to be drawn again, and no reference answers anything', () => {
    expect(every).not.toMatch(/^(export )?const \w+ = \(?\s*<\w+( \w+=|>| \/>)/m);
    expect(every).toContain('const dialogRef = (dialog: HTMLDialogElement | null) => {\n    hideDialog?.();');
    expect([...every.matchAll(/\sref=\{(\w+)\}/g)].map(([, name]) => name).sort()).toEqual([
      'dialogRef',
      'inputRef',
      'logRef',
    ]);
  });

  it('attributes have the names that they have in HTML, and listeners those of properties', () => {
    expect(every).not.toMatch(
      /\s(className|htmlFor|xlink\w*|popover|checked|default\w+|on\w+Capture|onFocus(In|Out))=/,
    );
    const listeners = [...every.matchAll(/\s(on[A-Z]\w+)=\{/g)].map(([, name = '']) => name);
    // The others are of components.
    expect(new Set(listeners)).toEqual(
      new Set([
        'onClick',
        'onInput',
        'onKeyDown',
        'onKeyUp',
        'onSubmit',
        'onDraft',
        'onSend',
        'onSay',
        'onResend',
        'onRate',
        'onReload',
      ]),
    );
  });
});
