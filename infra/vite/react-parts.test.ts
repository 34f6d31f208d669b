import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { leaveOut } from './leave-out.ts';
import { leftOutPartIn, NO_PAGE_HAS } from './react-parts.ts';

const reactDom = createRequire(resolve(import.meta.dirname, '../../customer-ui/package.json')).resolve('react-dom');
const whole = readFileSync(resolve(reactDom, '../cjs/react-dom-client.production.js'), 'utf8');

const without = (names: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...names].filter((name) => !others.has(name)));

/** The names that a function uses without declaring them, by the function's own. */
const namesFromOutside = (code: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const { program } = parseSync('module.js', code, { sourceType: 'script' });
  const found = new Map<string, ReadonlySet<string>>();
  for (const statement of program.body) {
    if (statement.type !== 'FunctionDeclaration' || statement.id === null) continue;
    const used = new Set<string>();
    const own = new Set<string>();
    const declare = (node: ESTree.Node | null) => node?.type === 'Identifier' && own.add(node.name);
    const declareFunction = ({ id, params }: { id?: ESTree.Node | null; params: readonly ESTree.Node[] }) =>
      [id ?? null, ...params].forEach(declare);
    const noUses = new Set<number>();
    new Visitor({
      FunctionDeclaration: declareFunction,
      FunctionExpression: declareFunction,
      VariableDeclarator: ({ id }) => void declare(id),
      CatchClause: ({ param }) => void declare(param),
      MemberExpression: ({ computed, property }) => void (computed || noUses.add(property.start)),
      Property: ({ computed, key }) => void (computed || noUses.add(key.start)),
      Identifier: ({ name, start }) => void (noUses.has(start) || used.add(name)),
    }).visit({ ...program, body: [statement] });
    found.set(statement.id.name, without(used, own));
  }
  return found;
};

describe('React without what no page has', () => {
  const left = leaveOut(whole, NO_PAGE_HAS);

  it('knows every name that is left out, in the version that is installed', () => {
    expect(left.length).toBeLessThan(whole.length - 40_000);
  });

  it('still declares everything that it uses: nothing that is left out took a declaration along', () => {
    const before = namesFromOutside(whole);
    const after = namesFromOutside(left);
    expect(after.size).toBe(before.size);
    for (const [name, names] of after) expect([...without(names, before.get(name) ?? new Set())], name).toEqual([]);
  });

  it('is not built for a module that needs one of these parts', () => {
    for (const code of [
      `import { Suspense, ViewTransition } from 'react';`,
      `import{useState as a,Activity as b}from"react";`,
      'React.createElement(React.Activity, null)',
      'react_1.addTransitionType("back")',
      '<Fragment key="a" ref={parts}>',
      'jsxs(Fragment, { ref: parts, children: [] })',
    ])
      expect(leftOutPartIn(code), code).not.toBeNull();
    for (const code of [
      `import { type Activity } from './activity.ts'; import { useState } from 'react';`,
      `import { Fragment, Suspense } from 'react';`,
      'jsx(Fragment, { children: jsx("p", { ref: one }) })',
      'document.startViewTransition(change)',
    ])
      expect(leftOutPartIn(code), code).toBeNull();
  });
});
