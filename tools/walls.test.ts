import { expect, test } from 'vitest';
import {
  findBrokenWalls,
  findFoldersWithoutRoom,
  findForbiddenWords,
  findPixelText,
  readImports,
} from './walls.ts';

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
  ['src/web/ui/a.tsx', 'src/web/parts/music-picker/b.tsx'],
  ['src/web/lib/a.ts', 'src/web/parts/music-picker/b.tsx'],
  ['src/web/parts/music-picker/a.tsx', 'src/web/features/creator/b.ts'],
  ['src/web/parts/music-picker/a.tsx', 'src/web/app/b.ts'],
  ['src/web/lib/a.ts', 'src/server/http/b.ts'],
])('%s may not import %s', (from, to) => {
  expect(findBrokenWalls([{ from, to }])).toHaveLength(1);
});

test.each([
  ['src/server/http/a.ts', 'src/server/use-cases/b/c.ts'],
  ['src/server/use-cases/a/b.ts', 'src/studio/speech/c.ts'],
  ['src/studio/compose/a.ts', 'src/studio/ffmpeg/b.ts'],
  ['src/web/features/creator/a.ts', 'src/web/features/creator/b.ts'],
  ['src/web/features/creator/a.ts', 'src/web/parts/music-picker/b.tsx'],
  ['src/web/parts/music-picker/a.tsx', 'src/web/parts/media-input/b.tsx'],
  ['src/web/parts/music-picker/a.tsx', 'src/web/lib/b.ts'],
  ['src/web/parts/music-picker/a.tsx', 'src/web/ui/b.tsx'],
  ['src/web/app/a.tsx', 'src/web/features/wallet/b.ts'],
  ['src/server/compose.ts', 'src/server/http/b.ts'],
  ['src/server/http/a.test.ts', 'src/server/db/b.ts'],
])('%s may import %s', (from, to) => {
  expect(findBrokenWalls([{ from, to }])).toEqual([]);
});

test('finds imports in every syntax', () => {
  const source = `import a, { b } from './one.ts';\nimport type {\n  C,\n} from "#contract/two.ts";\nexport * from './three.ts';
import './four.css';\nconst page = lazy(() => import('./five.tsx'));\nnew Worker(new URL('./six.ts', import.meta.url));`;
  expect(readImports(source).toSorted()).toEqual(
    ['#contract/two.ts', './five.tsx', './four.css', './one.ts', './six.ts', './three.ts'].toSorted(),
  );
});

test.each([
  'const port = process.env.PORT;',
  "const port = process.env['PORT'];",
  'const port = process?.env.PORT;',
  "const port = process['env'].PORT;",
  'const { env } = process;',
  'const { pid, env: variables } = process;',
  "import { env } from 'node:process';",
  "import ours from 'process';",
  'spawn(program, { env: { ...process.env } });',
  "const url = 'http://a'; use(process.env.PORT);",
])('reading the environment is forbidden: %s', (source) => {
  expect(findForbiddenWords('src/studio/ffmpeg/a.ts', source)).toHaveLength(1);
  expect(findForbiddenWords('src/web/lib/a.ts', source)).toHaveLength(1);
  expect(findForbiddenWords('src/server/settings/config.ts', source)).toEqual([]);
  expect(findForbiddenWords('src/server/compose.test.ts', source)).toEqual([]);
});

test.each(["console.log('here')", 'globalThis.console.error(1)', "console['log'](1)"])(
  'writing to the console is forbidden, even for the settings: %s',
  (source) => {
    expect(findForbiddenWords('src/server/settings/config.ts', source)).toHaveLength(1);
    expect(findForbiddenWords('src/web/app/a.tsx', source)).toHaveLength(1);
  },
);

test.each([
  '// process.env is read in config.ts alone',
  '/** Never\n * console.log nor process.env. */',
  'const environment = settings.environment;',
  'process.exit(1); process.send?.(env);',
  "const title = 'The console of a mixing desk';",
])('%s is allowed', (source) => {
  expect(findForbiddenWords('src/server/main.ts', source)).toEqual([]);
});

test('a new studio folder without a floor is reported once, with the remedy', () => {
  const files = ['src/studio/holograms/a.ts', 'src/studio/holograms/b.ts', 'src/studio/ffmpeg/a.ts'];
  const [fault, ...more] = findFoldersWithoutRoom(files);
  expect(more).toEqual([]);
  expect(fault!.file).toBe('src/studio/holograms');
  expect(fault!.why).toContain('studioFloors');
});

test.each([
  ['src/server/billing/a.ts', 'src/server/billing'],
  ['src/web/widgets/a.tsx', 'src/web/widgets'],
  ['src/shared/a.ts', 'src/shared'],
  ['src/studio/a.ts', 'src/studio/a.ts'],
  ['src/studio/holograms/a.ts', 'src/studio/holograms'],
  ['src/server/billing/deep/a.ts', 'src/server/billing'],
  ['src/web/widgets/deep/a.tsx', 'src/web/widgets'],
  ['src/shared.ts', 'src/shared.ts'],
])('%s is outside of all rooms', (file, named) => {
  expect(findFoldersWithoutRoom([file]).map((fault) => fault.file)).toEqual([named]);
});

test('files in a room, beside the rooms or in tests are allowed', () => {
  const files = [
    'src/server/main.ts',
    'src/server/db/a.ts',
    'src/server/adapters/new-vendor/a.ts',
    'src/server/use-cases/new-noun/a.ts',
    'src/web/features/new/a.ts',
    'src/web/parts/new/a.tsx',
    'src/contract/a.ts',
  ];
  expect(findFoldersWithoutRoom([...files, 'src/server/new/a.test.ts', 'src/web/vite-env.d.ts'])).toEqual([]);
});

test('finds only text that does not scale with the browser’s font size', () => {
  const found = (styles: string) => findPixelText('src/web/ui/a.css', styles).length;
  expect(found('.a { font-size: 13px; }')).toBe(1);
  expect(found('.a {\n  --button-fz: 16px !important;\n  line-height: 20px;\n}')).toBe(2);
  expect(found('.a { font: 600 clamp(12px, 2vw, 1rem) serif }')).toBe(1);
  expect(found('/* font-size: 13px */ .a { font-size: 0.8125rem; padding: 4px 12px; }')).toBe(0);
});
