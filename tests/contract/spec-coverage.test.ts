import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Row = { line: string; tests: { file: string; name: string }[] };

function readRows(markdown: string): Row[] {
  const lines = markdown.split('\n').filter((line) => /^\| (?!section|-)/.test(line));
  return lines.map((line) => {
    const last = line
      .split(' | ')
      .at(-1)!
      .replace(/\s*\|$/, '');
    const tests = last
      .split('<br>')
      .map((entry) => /^`([^`]+)` (.+)$/.exec(entry.trim()))
      .filter((match) => match !== null)
      .map((match) => ({ file: match[1]!, name: match[2]! }));
    return { line, tests };
  });
}

const isThere = ({ file, name }: Row['tests'][number]): boolean =>
  existsSync(file) && readFileSync(file, 'utf8').includes(name);

test('every sentence in the table has tests, and each of them is there', () => {
  const rows = readRows(readFileSync('docs/spec-coverage.md', 'utf8'));
  expect(rows.length).toBeGreaterThan(60);
  const wrong = rows.filter(({ tests }) => tests.length === 0 || !tests.every(isThere));
  expect(wrong.map(({ line }) => line)).toEqual([]);
});

test('a test that is not there would have been noticed', () => {
  const [row] = readRows(
    '| 9 | A promise | `docs/spec-coverage.md` a test that nobody wrote yet, dear reader |',
  );
  expect(isThere(row!.tests[0]!)).toBe(false);
});
