import { expect, test } from 'vitest';
import { findBrokenWalls, readImports } from './walls.ts';

test.each([
  ['src/contract/call.ts', 'src/server/errors.ts'],
  ['src/studio/speech/a.ts', 'src/contract/limits.ts'],
  ['src/studio/ffmpeg/a.ts', 'src/studio/compose/b.ts'],
  ['src/server/domain/a.ts', 'src/server/db/b.ts'],
  ['src/server/http/a.ts', 'src/server/db/b.ts'],
  ['src/server/use-cases/a/b.ts', 'src/server/http/c.ts'],
  ['src/server/db/a.ts', 'src/server/use-cases/b.ts'],
  ['src/web/features/creator/a.ts', 'src/web/features/wallet/b.ts'],
  ['src/web/features/creator/a.ts', 'src/web/app/b.ts'],
  ['src/web/ui/a.tsx', 'src/web/lib/b.ts'],
  ['src/web/lib/a.ts', 'src/server/http/b.ts'],
])('%s may not import %s', (from, to) => {
  expect(findBrokenWalls([{ from, to }])).toHaveLength(1);
});

test.each([
  ['src/server/http/a.ts', 'src/server/use-cases/b/c.ts'],
  ['src/server/use-cases/a/b.ts', 'src/studio/speech/c.ts'],
  ['src/studio/compose/a.ts', 'src/studio/ffmpeg/b.ts'],
  ['src/web/features/creator/a.ts', 'src/web/features/creator/b.ts'],
  ['src/web/app/a.tsx', 'src/web/features/wallet/b.ts'],
  ['src/server/compose.ts', 'src/server/http/b.ts'],
  ['src/server/http/a.test.ts', 'src/server/db/b.ts'],
])('%s may import %s', (from, to) => {
  expect(findBrokenWalls([{ from, to }])).toEqual([]);
});

test('imports are found however they are written', () => {
  const source = `import a, { b } from './one.ts';\nimport type {\n  C,\n} from "#contract/two.ts";\nexport * from './three.ts';
import './four.css';\nconst page = lazy(() => import('./five.tsx'));\nnew Worker(new URL('./six.ts', import.meta.url));`;
  expect(readImports(source).toSorted()).toEqual(
    ['#contract/two.ts', './five.tsx', './four.css', './one.ts', './six.ts', './three.ts'].toSorted(),
  );
});
