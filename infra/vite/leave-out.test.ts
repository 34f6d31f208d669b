import { describe, expect, it } from 'vitest';
import { leaveOut } from './leave-out.ts';

/** Layout is nobody's matter here. */
const words = (code: string) => code.replace(/\s+/g, ' ').trim();

describe('leaving out what a page never reaches', () => {
  it('empties functions, or has them do something else', () => {
    const code = 'function moves(a) { a.move(); } function has(a) { return a.b; } moves(has);';
    const left = leaveOut(code, { functions: { moves: '', has: 'return false;' } });
    expect(words(left)).toBe('function moves(a) {} function has(a) {return false;} moves(has);');
  });

  it('writes the value of a variable where it is read, and nothing where it was written', () => {
    const code =
      'var on = start(); function f(o) { o.on = { on: 2, [on]: 3 }; on = o.on; return on ? (on = g()) : h(); }';
    const left = leaveOut(code, { variables: { on: 'false' } });
    expect(words(left)).toBe(
      'var on = false; function f(o) { o.on = { on: 2, [false]: 3 }; o.on; return false ? (g()) : h(); }',
    );
  });

  it('takes a member for the value that it has, and leaves parameters their names', () => {
    const code = 'function f(set, b) { if ((b = set.hook)) b(set.hook.at); set.hooks(b.set.hook); }';
    expect(words(leaveOut(code, { variables: { 'set.hook': 'null', b: 'c' } }))).toBe(
      'function f(set, b) { if ((null)) c(null.at); set.hooks(c.set.hook); }',
    );
  });

  it('imports nothing for what is left out', () => {
    const code = "import a, { b } from 'a/b.js'; import { c } from 'c'; export const d = () => a(b), e = c;";
    const left = leaveOut(code, { imports: ['a/b.js'], variables: { d: 'null' } });
    expect(words(left)).toBe("import { c } from 'c'; export const d = null, e = c;");
  });

  it('writes how a comparison comes out, and misses one that is not there', () => {
    const code = "if (type == 'math') a(); else if ('x' in props && type == 'svg') b();";
    const comparisons = { "type == 'math'": 'false', "'x' in props": 'true' } as const;
    expect(words(leaveOut(code, { comparisons }))).toBe("if (false) a(); else if (true && type == 'svg') b();");
    expect(() => leaveOut(code, { comparisons: { "type == 'maths'": 'false' } })).toThrow("type == 'maths'");
  });

  it('drops what the instances of a class could do', () => {
    const left = leaveOut('function A() {} A.prototype.go = function () {}; B.prototype.go = go;', { classes: ['A'] });
    expect(words(left)).toBe('function A() {} B.prototype.go = go;');
  });

  it('drops the cases of a tag, and keeps what they share with others', () => {
    const code = `switch (node.tag) {
      case 1: one(); break;
      case 2: two(); break;
      case 3: case 2.5: case 4: shared(); break;
      case 5: { return five(); }
      case 6: if (a) break; else return;
      case 7: last(); default: other(); }`;
    expect(words(leaveOut(code, { tags: [2, 3, 4, 7] }))).toBe(
      'switch (node.tag) { case 1: one(); break; case 2.5: shared(); break; case 5: { return five(); } case 6: if (a) break; else return; default: other(); }',
    );
  });

  it('keeps what a case does that another one falls into', () => {
    const code = 'switch (tag) { case 1: one(); case 2: two(); break; case 3: if (a) break; case 2: more(); }';
    expect(words(leaveOut(code, { tags: [2] }))).toBe(
      'switch (tag) { case 1: one(); two(); break; case 3: if (a) break; more(); }',
    );
  });

  it('answers the question for a tag, and none about other things', () => {
    const code =
      'f(2 === node.tag, node.tag !== 2, tag === 2, size === 2, node.tag === 3); switch (size) { case 2: g(); }';
    expect(words(leaveOut(code, { tags: [2] }))).toBe(
      'f(false, true, false, size === 2, node.tag === 3); switch (size) { case 2: g(); }',
    );
  });

  it('fails where a name is not to be found, as after a rename', () => {
    for (const never of [
      { functions: { old: '' } },
      { variables: { old: 'null' } },
      { classes: ['old'] },
      { imports: ['old'] },
    ])
      expect(() => leaveOut('function renamed() {}', never)).toThrow('old');
  });
});
