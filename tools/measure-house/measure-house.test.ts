import { expect, test } from 'vitest';
import { findJobPlaces, findLifeCycles } from './count-job-places.ts';
import { findStatusLists } from './count-status-lists.ts';
import { countByFolder, countHooks, findImportedOnce, shareOfShortFiles } from './measure-files.ts';
import { split, type SourceFile } from './read-source.ts';
import { fileOf, isBeside } from './trace-hook.ts';

const file = (path: string, text: string): SourceFile => ({
  path,
  text,
  lines: text.split('\n').length,
  declarations: split(text),
});

test('a file is split into its top-level statements, without comments', () => {
  const parts = split(
    `import a from 'a';\n/** all */\nexport const b = 1; // one\nfunction c() {\n  return 2;\n}\n`,
  );
  expect(parts.map(({ name }) => name)).toEqual(['b', 'c']);
  expect(parts[0]!.text).not.toContain('one');
});

test('a statement with four kinds of jobs is a place to edit, a statement with three is not', () => {
  const four = `const jobNames = ['make-hook', 'prepare-clip', 'compose-video', 'export-account'];\n`;
  const three = `export const enqueue = { jobs: ['make-hook', 'prepare-clip', 'compose-video'] };\n`;
  const useCase = file('src/server/use-cases/hooks/make-hook.ts', 'export const makeHook = 1;\n');
  expect(findJobPlaces([file('src/server/a.ts', four), file('src/server/b.ts', three), useCase])).toEqual([
    'src/server/a.ts: jobNames',
    'src/server/use-cases/hooks/make-hook.ts: the use case',
  ]);
});

test('a table with a status and the id of a job is a life cycle, a table with a status alone is not', () => {
  const tables = `export type ATable = {\n  status: 'ready';\n  job_id: string;\n};\nexport type BTable = {\n  status: string;\n};\n`;
  expect(findLifeCycles([file('src/server/db/tables.ts', tables)])).toEqual([
    'src/server/db/tables.ts: ATable',
  ]);
});

test('lists of working statuses are found in code and in SQL, lists of all statuses are not', () => {
  const text = [
    `const working = ['queued', 'processing'];`,
    "const query = sql`select 1 where status in ('processing', 'rendering')`;",
    `const all = ['queued', 'processing', 'completed'];`,
    '',
  ].join('\n');
  expect(findStatusLists([file('src/a.ts', text)])).toEqual(['src/a.ts: working', 'src/a.ts: query']);
});

test('counts short files, files with one importer and folders', () => {
  const files = [
    file('src/a/one.ts', 'export const one = 1;\n'),
    file('src/a/two.ts', `import { one } from './one.ts';\n${'\n'.repeat(40)}`),
    file('src/b/three.ts', `import { two } from '#a/two.ts';\n`),
    file('src/b/four.ts', `import { two } from '../a/two.ts';\n`),
  ];
  expect(shareOfShortFiles(files)).toBe(0.75);
  expect(findImportedOnce(files)).toEqual(['src/a/one.ts']);
  expect(countByFolder(files, 'src/a')).toEqual([['src/a', 2]]);
});

test('counts hook calls per component, not their names elsewhere', () => {
  const text = `export function Page() {\n  useState<number>(0);\n  const a = useHook();\n  useHook;\n  other.useHook();\n}\nconst useIt = () => useRef(1);\n`;
  expect(countHooks([file('src/web/page.tsx', text)])).toEqual([{ name: 'Page', hooks: 2 }]);
});

test('maps scripts of the browser and Node to source files without third-party code', () => {
  expect(fileOf('http://127.0.0.1:5173/features/creator/creator.tsx?t=1', '/app')).toBe(
    'src/web/features/creator/creator.tsx',
  );
  expect(fileOf('http://127.0.0.1:5173/@fs/app/src/contract/call.ts', '/app')).toBe('src/contract/call.ts');
  expect(fileOf('file:///app/src/server/http/hooks.ts', '/app')).toBe('src/server/http/hooks.ts');
  expect(
    ['', 'node:fs', 'src/web/ui/button.tsx', 'src/server/adapters/embedded/embedded-speech.ts'].every(
      isBeside,
    ),
  ).toBe(true);
  expect(isBeside('src/server/adapters/embedded/embedded-storage.ts')).toBe(false);
  expect(isBeside(fileOf('', '/app'))).toBe(true);
});
