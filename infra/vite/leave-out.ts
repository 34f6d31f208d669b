import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** What a page never reaches in a module that it needs otherwise, by the names that the module gives it. */
export interface NeverReached {
  /** Functions that nobody calls, or whose work is never wanted, each with what it does instead; '' for nothing. */
  readonly functions?: Readonly<Record<string, string>>;
  /** Variables that keep one value, and members (`options.hook`) that have one, each with it; what computed it goes, too. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Comparisons as they are written (`type == 'math'`) that always come out the same, each with how. */
  readonly comparisons?: Readonly<Record<string, 'true' | 'false'>>;
  /** Classes of which there is never an instance, and functions whose properties are never read. */
  readonly classes?: readonly string[];
  /** Modules that are imported for what is left out, as the import names them. */
  readonly imports?: readonly string[];
  /** Values of `tag` that no node has: what is done for them in `switch (….tag)` and after `tag === …`. */
  readonly tags?: readonly number[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isTag = (node: ESTree.Expression): boolean =>
  (node.type === 'Identifier' && node.name === 'tag') ||
  (node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'tag');

const literalOf = (node: ESTree.Expression | null): unknown => (node?.type === 'Literal' ? node.value : undefined);

/** Whether what follows these statements is reached from them. */
const goesOn = (statements: readonly ESTree.Statement[]): boolean => {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return goesOn(last.body);
  if (last?.type === 'IfStatement')
    return last.alternate === null || goesOn([last.consequent]) || goesOn([last.alternate]);
  return !['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(last?.type ?? '');
};

/** Takes cases out of a switch; what one of them shares with a case before it stays for that one. */
const casesOut = (
  cases: readonly ESTree.SwitchCase[],
  isOut: (node: ESTree.SwitchCase) => boolean,
): readonly Edit[] => {
  const edits: Edit[] = [];
  let isReachedFromAbove = false;
  for (const node of cases) {
    const { start, end, consequent } = node;
    if (isOut(node) && !isReachedFromAbove) edits.push({ start, end, text: '' });
    else {
      if (isOut(node)) edits.push({ start, end: consequent[0]?.start ?? end, text: '' });
      isReachedFromAbove = goesOn(consequent);
    }
  }
  return edits;
};

/** What lies within another edit is gone with it. */
const applied = (code: string, edits: readonly Edit[]): string => {
  let result = '';
  let done = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done) continue;
    result += code.slice(done, start) + text;
    done = end;
  }
  return result + code.slice(done);
};

/**
 * A module's code without what a page never reaches (decision 0018); what is used by that alone is then dropped by the minifier, which
 * cannot know it by itself. Throws when a name is not in the module: it may have another one in a newer version.
 */
export const leaveOut = (code: string, never: NeverReached): string => {
  const { classes = [], imports = [], tags = [] } = never;
  const functions = new Map(Object.entries(never.functions ?? {}));
  const variables = new Map(Object.entries(never.variables ?? {}));
  const comparisons = new Map(Object.entries(never.comparisons ?? {}));
  const edits: Edit[] = [];
  const missing = new Set([...functions.keys(), ...variables.keys(), ...comparisons.keys(), ...classes, ...imports]);
  /** Where a name is no variable, or one that is being declared. */
  const noUses = new Set<number>();
  const isOut = (value: unknown) => tags.some((tag) => tag === value);

  const declare = (node: ESTree.Node) => {
    if (node.type !== 'Identifier') return;
    noUses.add(node.start);
    missing.delete(node.name);
  };

  new Visitor({
    FunctionDeclaration: ({ id, params, body }) => {
      for (const parameter of params) declare(parameter);
      const work = functions.get(id?.name ?? '');
      if (id === null || body === null || work === undefined) return;
      missing.delete(id.name);
      edits.push({ start: body.start, end: body.end, text: `{${work}}` });
    },
    ExpressionStatement: ({ start, end }) => {
      const name = classes.find((known) => code.startsWith(`${known}.`, start));
      if (name === undefined) return;
      missing.delete(name);
      edits.push({ start, end, text: '' });
    },
    SwitchStatement: ({ discriminant, cases }) => {
      if (isTag(discriminant)) edits.push(...casesOut(cases, ({ test }) => isOut(literalOf(test))));
    },
    BinaryExpression: ({ start, end, operator, left, right }) => {
      const comparison = code.slice(start, end);
      const outcome = comparisons.get(comparison);
      if (outcome !== undefined) {
        missing.delete(comparison);
        edits.push({ start, end, text: outcome });
      }
      if (operator !== '===' && operator !== '!==') return;
      const asksForOne = (isTag(left) && isOut(literalOf(right))) || (isTag(right) && isOut(literalOf(left)));
      if (asksForOne) edits.push({ start, end, text: String(operator === '!==') });
    },
    AssignmentExpression: ({ left, right }) => {
      const name = code.slice(left.start, left.end);
      if (!variables.has(name)) return;
      // Also where nothing reads it.
      missing.delete(name);
      edits.push({ start: left.start, end: right.start, text: '' });
    },
    VariableDeclarator: ({ id, init }) => {
      declare(id);
      const value = id.type === 'Identifier' ? variables.get(id.name) : undefined;
      if (value !== undefined && init !== null) edits.push({ start: init.start, end: init.end, text: value });
    },
    ImportDeclaration: ({ start, end, source }) => {
      if (!imports.includes(source.value)) return;
      missing.delete(source.value);
      edits.push({ start, end, text: '' });
    },
    MemberExpression: ({ start, end, computed, property }) => {
      if (computed) return;
      noUses.add(property.start);
      const name = code.slice(start, end);
      const value = variables.get(name);
      if (value === undefined) return;
      missing.delete(name);
      edits.push({ start, end, text: value });
    },
    Property: ({ computed, key }) => {
      if (!computed) noUses.add(key.start);
    },
    Identifier: ({ start, end, name }) => {
      const value = variables.get(name);
      if (value !== undefined && !noUses.has(start)) edits.push({ start, end, text: value });
    },
  }).visit(parseSync('module.js', code).program);

  if (missing.size > 0) throw new Error(`Not in the module that is built: ${[...missing].join(', ')}`);
  return applied(code, edits);
};

/**
 * Builds packages' modules, named by how their paths end, without what the app never reaches. Fails when one of them is not in
 * the build any more.
 */
export const neverReached = (modules: Readonly<Record<string, NeverReached>>): Plugin => {
  const unseen = new Set(Object.keys(modules));
  return {
    name: 'never-reached',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const found = Object.entries(modules).find(([end]) => id.endsWith(`/node_modules/${end}`));
      if (found === undefined) return null;
      unseen.delete(found[0]);
      return { code: leaveOut(code, found[1]), map: null };
    },
    buildEnd(error) {
      if (error === undefined && unseen.size > 0) this.error(`Not in the build any more: ${[...unseen].join(', ')}`);
    },
  };
};
