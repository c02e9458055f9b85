import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const idPattern = /@[a-z]+(?:-[a-z]+)*-\d{3}/g;

type Row = { line: string; ids: string[] };

/** The rows of every table, with the test ids in their last cell. */
function readRows(markdown: string): Row[] {
  const isRow = (line: string): boolean => /^\| (?!section|what was|-)/.test(line);
  const lastCell = (line: string): string =>
    line
      .replace(/\s*\|$/, '')
      .split(' | ')
      .at(-1)!;
  return markdown
    .split('\n')
    .filter(isRow)
    .map((line) => ({ line, ids: lastCell(line).match(idPattern) ?? [] }));
}

/** How many tests have each id as the last word of their title. */
function countIds(sources: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const source of sources)
    for (const [, id] of source.matchAll(/ (@[a-z]+(?:-[a-z]+)*-\d{3})['"`]/g))
      counts.set(id!, (counts.get(id!) ?? 0) + 1);
  return counts;
}

/** Rows without an id, ids without a test, and ids of several tests. */
function findFaults(rows: Row[], counts: Map<string, number>): string[] {
  const without = rows.filter(({ ids }) => ids.length === 0).map(({ line }) => `no test id: ${line}`);
  const missing = rows
    .flatMap(({ ids }) => ids)
    .filter((id) => !counts.has(id))
    .map((id) => `no test carries ${id}`);
  const shared = [...counts]
    .filter(([, count]) => count > 1)
    .map(([id, count]) => `${count} tests carry ${id}`);
  return [...without, ...missing, ...shared];
}

describe('the coverage and correction tables', () => {
  const files = globSync([
    'src/**/*.{test,contract}.{ts,tsx}',
    'tests/**/*.{test,spec}.ts',
    'tools/**/*.test.ts',
  ]);
  const counts = countIds(files.map((file) => readFileSync(file, 'utf8')));

  test.each([
    ['docs/spec-coverage.md', 400],
    ['docs/corrections.md', 60],
  ])('each row of %s has a test id, and each id belongs to one test', (table, minRows) => {
    const rows = readRows(readFileSync(table, 'utf8'));
    expect(rows.length).toBeGreaterThan(minRows);
    expect(findFaults(rows, counts)).toEqual([]);
  });
});

test('rows without an id, unknown ids and duplicate ids are reported', () => {
  const rows = readRows('| 9 | A promise | none |\n| 9 | Another | `@shop-001` `@shop-002` |');
  // Quotation marks are added at run time so that this file contains no ids itself.
  const title = (id: string): string => `test(${"'"}a title ${id}${"'"}, run)`;
  const counts = countIds([title('@shop-001'), title('@shop-001')]);
  expect(findFaults(rows, counts)).toEqual([
    'no test id: | 9 | A promise | none |',
    'no test carries @shop-002',
    '2 tests carry @shop-001',
  ]);
});
