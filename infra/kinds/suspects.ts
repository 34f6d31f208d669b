import { type Expression, type Node, type Statement, SyntaxKind } from 'typescript/unstable/ast';
import {
  isArrayLiteralExpression,
  isAsExpression,
  isBinaryExpression,
  isBlock,
  isCallExpression,
  isCaseClause,
  isConditionalExpression,
  isContinueStatement,
  isDefaultClause,
  isElementAccessExpression,
  isExpressionStatement,
  isIfStatement,
  isJsxElement,
  isJsxSelfClosingElement,
  isParenthesizedExpression,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  isReturnStatement,
  isSatisfiesExpression,
  isStringLiteral,
  isSwitchStatement,
  isThrowStatement,
} from 'typescript/unstable/ast/is';
import { type Checker, SymbolFlags } from 'typescript/unstable/sync';

/** A place that may be a catch-all, before the types are known that tell whether it is one. */
export interface Suspect {
  /** What is compared, switched over, or looked up. */
  readonly asked: Node;
  readonly shown: Node;
  /** What is asked is not a word, but something that is told apart by one. */
  readonly isCast?: true;
  /** Whether it is one, now that the words are known that `asked` can be. */
  readonly isCatchAll: (words: readonly string[], checker: Checker) => boolean;
}

const always = () => true;

const withoutParentheses = (node: Expression): Expression =>
  isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;

/** `null`, `undefined`, `false`, `''`, `[]`: nothing is said of the rest. */
const saysNothing = (node: Expression | undefined): boolean => {
  if (node === undefined) return true;
  const said = withoutParentheses(node);
  if (isArrayLiteralExpression(said)) return said.elements.length === 0;
  if (isStringLiteral(said)) return said.text === '';
  return [SyntaxKind.NullKeyword, SyntaxKind.FalseKeyword].includes(said.kind) || said.getText() === 'undefined';
};

/** `kind satisfies 'erased'`: the types hold what is left, so that no other word gets there. */
const isHeldByTypes = (statement: Statement | undefined): boolean =>
  statement !== undefined && isExpressionStatement(statement) && isSatisfiesExpression(statement.expression);

interface Comparison {
  readonly asked: Expression;
  readonly isEqual: boolean;
}

/** Comparisons with a word in a condition, also where it has several parts. */
const comparisonsIn = (condition: Expression): readonly Comparison[] => {
  const node = withoutParentheses(condition);
  if (isPrefixUnaryExpression(node)) {
    return comparisonsIn(node.operand).map(({ asked, isEqual }) => ({ asked, isEqual: !isEqual }));
  }
  if (!isBinaryExpression(node)) return [];
  const operator = node.operatorToken.kind;
  if (operator === SyntaxKind.AmpersandAmpersandToken || operator === SyntaxKind.BarBarToken) {
    return [...comparisonsIn(node.left), ...comparisonsIn(node.right)];
  }
  const isEqual = operator === SyntaxKind.EqualsEqualsEqualsToken;
  if (!isEqual && operator !== SyntaxKind.ExclamationEqualsEqualsToken) return [];
  return isStringLiteral(node.right) ? [{ asked: node.left, isEqual }] : [];
};

/** `LABEL[kind]` in what is said of the rest: a word without a row does not compile there, or is found by itself. */
const looksUp = (rest: Node, asked: Expression): boolean => rest.getText().includes(`[${asked.getText()}]`);

const asksThe = (node: Node | undefined, asked: Expression): boolean => {
  if (node === undefined) return false;
  const text = asked.getText();
  if (isConditionalExpression(node)) return comparisonsIn(node.condition).some((one) => one.asked.getText() === text);
  if (isIfStatement(node)) return comparisonsIn(node.expression).some((one) => one.asked.getText() === text);
  if (isReturnStatement(node) && node.expression) return asksThe(withoutParentheses(node.expression), asked);
  return isSwitchStatement(node) && node.expression.getText() === text;
};

const leaves = (statement: Statement): boolean => {
  const last = isBlock(statement) ? statement.statements.at(-1) : statement;
  return last !== undefined && (isReturnStatement(last) || isThrowStatement(last) || isContinueStatement(last));
};

const statementsOf = (statement: Statement): readonly Statement[] =>
  isBlock(statement) ? [...statement.statements] : [statement];

/** Whether a statement, and what follows it, does anything. */
const doesNothing = (statement: Statement | undefined): boolean => {
  if (statement === undefined || isContinueStatement(statement) || isThrowStatement(statement)) return true;
  return isReturnStatement(statement) && saysNothing(statement.expression);
};

/** The statements after another one in its block. */
const following = (statement: Statement): readonly Statement[] => {
  const { parent } = statement;
  if (!isBlock(parent) && !isCaseClause(parent) && !isDefaultClause(parent)) return [];
  return parent.statements.slice(parent.statements.indexOf(statement) + 1);
};

/**
 * Of `person.kind`: whether what is said of the rest reads a field of `person` that not every kind of person has, so that
 * one more kind does not compile there.
 */
const unlessRestIsTyped =
  (asked: Expression, rest: readonly Node[]) =>
  (_: readonly string[], checker: Checker): boolean => {
    if (!isPropertyAccessExpression(asked)) return true;
    const owner = asked.expression.getText();
    const fields = new Set<string>();
    const visit = (node: Node): void => {
      if (isPropertyAccessExpression(node) && node.expression.getText() === owner) fields.add(node.name.text);
      node.forEachChild(visit);
    };
    for (const node of rest) visit(node);
    const type = checker.getTypeAtLocation(asked.expression);
    const kinds = type?.isUnionType() ? type.getTypes() : [];
    return ![...fields].some((field) => kinds.some((kind) => checker.getPropertyOfType(kind, field) === undefined));
  };

const inConditional = (node: Node): readonly Suspect[] => {
  if (!isConditionalExpression(node)) return [];
  return comparisonsIn(node.condition).flatMap(({ asked, isEqual }) => {
    const rest = isEqual ? node.whenFalse : node.whenTrue;
    const isOver = saysNothing(rest) || asksThe(withoutParentheses(rest), asked) || looksUp(rest, asked);
    return isOver ? [] : { asked, shown: node, isCatchAll: unlessRestIsTyped(asked, [rest]) };
  });
};

const inIf = (node: Node): readonly Suspect[] => {
  if (!isIfStatement(node)) return [];
  const after = leaves(node.thenStatement) ? following(node) : [];
  const otherwise = node.elseStatement ? statementsOf(node.elseStatement) : after;
  return comparisonsIn(node.expression).flatMap(({ asked, isEqual }) => {
    const rest = isEqual ? otherwise : statementsOf(node.thenStatement);
    const isOver =
      doesNothing(rest[0]) || rest.some((one) => isHeldByTypes(one) || asksThe(one, asked) || looksUp(one, asked));
    return isOver ? [] : { asked, shown: node, isCatchAll: unlessRestIsTyped(asked, rest) };
  });
};

/** `sender !== 'user' && <b>…</b>` */
const inAnd = (node: Node): readonly Suspect[] => {
  if (!isBinaryExpression(node) || node.operatorToken.kind !== SyntaxKind.AmpersandAmpersandToken) return [];
  const said = withoutParentheses(node.right);
  if (!isJsxElement(said) && !isJsxSelfClosingElement(said) && !isStringLiteral(said)) return [];
  return comparisonsIn(node.left).flatMap(({ asked, isEqual }) =>
    isEqual ? [] : { asked, shown: node, isCatchAll: always },
  );
};

const inSwitch = (node: Node): readonly Suspect[] => {
  if (!isSwitchStatement(node)) return [];
  const { clauses } = node.caseBlock;
  const named = clauses
    .filter(isCaseClause)
    .flatMap(({ expression }) => (isStringLiteral(expression) ? expression.text : []));
  const rest = clauses.find(isDefaultClause);
  if (rest && isHeldByTypes(rest.statements[0])) return [];
  const isCatchAll = (words: readonly string[]) => rest !== undefined || words.some((word) => !named.includes(word));
  return [{ asked: node.expression, shown: node, isCatchAll }];
};

/** A table without a row for each word. */
const inLookUp = (node: Node): readonly Suspect[] => {
  if (!isElementAccessExpression(node)) return [];
  const { expression: table, argumentExpression: asked } = node;
  const isCatchAll = (words: readonly string[], checker: Checker) => {
    const type = checker.getTypeAtLocation(table);
    return words.some((word) => {
      const row = type && checker.getPropertyOfType(type, word);
      return row === undefined || (row.flags & SymbolFlags.Optional) !== 0;
    });
  };
  return [{ asked, shown: node, isCatchAll }];
};

/** `WORDED.has(kind)`, of a constant: whatever it does not name is outside of it, and nothing says so. */
const inMembership = (node: Node): readonly Suspect[] => {
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return [];
  const { expression: of, name } = node.expression;
  const [asked, ...others] = node.arguments;
  if (!asked || others.length > 0 || !['has', 'includes'].includes(name.text)) return [];
  if (!/^[A-Z][A-Z_]*$/.test(of.getText())) return [];
  return [{ asked, shown: node, isCatchAll: (words) => words.length > 1 }];
};

/** `events as readonly ReviewEvent[]`: what else there is goes on as one of them. */
const inCast = (node: Node): readonly Suspect[] =>
  isAsExpression(node) ? [{ asked: node, shown: node, isCast: true, isCatchAll: always }] : [];

/** Every place of a file where something is said of the words that were not asked for. */
export const suspectsIn = (file: Node): readonly Suspect[] => {
  const found: Suspect[] = [];
  const visit = (node: Node): void => {
    found.push(...inConditional(node), ...inIf(node), ...inAnd(node), ...inSwitch(node), ...inLookUp(node));
    found.push(...inCast(node), ...inMembership(node));
    node.forEachChild(visit);
  };
  visit(file);
  return found;
};
