import { relative, resolve } from 'node:path';
import { API, type Checker, type Project, type Type, TypeFlags } from 'typescript/unstable/sync';
import { type Suspect, suspectsIn } from './suspects.ts';
import type { Vocabulary } from './vocabularies.ts';

/** A place that would take a word of a vocabulary that it does not name, and say of it what it says of others. */
export interface CatchAll {
  /** From the root. */
  readonly file: string;
  readonly line: number;
  /** What stands there, in one line and shortened. */
  readonly code: string;
}

export interface Searched {
  /** Where its `tsconfig.json` is. */
  readonly root: string;
  /** Whether a file, named from the root, is to be searched. */
  readonly isShipped: (file: string) => boolean;
  readonly vocabularies: readonly Vocabulary[];
}

const SHOWN_CHARACTERS = 80;
const inOneLine = (code: string): string => code.replace(/\s+/g, ' ').slice(0, SHOWN_CHARACTERS).trim();

const isNone = ({ flags }: Type): boolean => (flags & (TypeFlags.Null | TypeFlags.Undefined)) !== 0;

/** The words that a type consists of; none when it is not words alone. */
const wordsOf = (type: Type | undefined): readonly string[] => {
  const parts = (type?.isUnionType() ? type.getTypes() : type ? [type] : []).filter((part) => !isNone(part));
  const words = parts.flatMap((part) => (part.isStringLiteralType() ? part.value : []));
  return words.length === parts.length ? words : [];
};

/** By which events, updates and the like are told apart. */
const TOLD_APART_BY = ['type', 'kind'];

/** By which words the members of a union, or of a list of such, are told apart. */
const wordsApart = (type: Type | undefined, checker: Checker): readonly string[] => {
  const member = type?.isTypeReference() && checker.isArrayLikeType(type) ? checker.getTypeArguments(type)[0] : type;
  return TOLD_APART_BY.flatMap((field) => {
    const told = member && checker.getPropertyOfType(member, field);
    const words = told ? wordsOf(checker.getTypeOfSymbol(told)) : [];
    return words.length > 1 ? words : [];
  });
};

const searchFile = (
  { program, checker }: Project,
  file: string,
  { root, vocabularies }: Searched,
): readonly CatchAll[] => {
  const source = program.getSourceFile(file);
  const suspects: readonly Suspect[] = source ? suspectsIn(source) : [];
  if (!source || suspects.length === 0) return [];
  const types = checker.getTypeAtLocation(suspects.map(({ asked }) => asked));
  const found = suspects.filter(({ isCast, isCatchAll }, index) => {
    const words = isCast ? wordsApart(types[index], checker) : wordsOf(types[index]);
    const isOne = words.length > 0 && vocabularies.some((vocabulary) => words.every((word) => vocabulary.has(word)));
    return isOne && isCatchAll(words, checker);
  });
  return found.map(({ shown }) => ({
    file: relative(root, file),
    line: source.getLineAndCharacterOfPosition(shown.getStart()).line + 1,
    code: inOneLine(shown.getText()),
  }));
};

/** Asks the type checker for every catch-all in the shipped sources. */
export const findCatchAlls = (searched: Searched): readonly CatchAll[] => {
  const { root, isShipped } = searched;
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [resolve(root, 'tsconfig.json')] });
    return snapshot.getProjects().flatMap((project) => {
      const files = project.program.getSourceFileNames().filter((file) => isShipped(relative(root, file)));
      return files.flatMap((file) => searchFile(project, file, searched));
    });
  } finally {
    api.close();
  }
};
