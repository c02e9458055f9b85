import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findFoldersToList, findListFaults, findListFaultsIn, readListedFolders } from './folder-list.ts';

const markdown = `# Architecture

## One line a folder

\`\`\`
tools/                 checks/ and more
src/web/               the browser's side
  app/                 pages
  features/            nouns
    creator/           makes a video, also
                       in more/ steps
  ui/                  controls
\`\`\`

## Next
`;
const folders = [
  'tools',
  'src/web',
  'src/web/app',
  'src/web/features',
  'src/web/features/creator',
  'src/web/ui',
];

test('indentation means inside, and descriptions are not folders', () => {
  expect(readListedFolders(markdown)).toEqual(folders);
});

test('reports a folder without a line and a line without a folder', () => {
  const found = findListFaults(markdown, [...folders, 'src/web/parts'], (folder) => folder !== 'src/web/ui');
  expect(found.map(({ file, why }) => `${file} ${why}`)).toEqual([
    'src/web/parts is missing in "One line a folder" of ARCHITECTURE.md: add its line',
    'ARCHITECTURE.md lists src/web/ui, which does not exist',
  ]);
  expect(findListFaults(markdown, folders, () => true)).toEqual([]);
  expect(findListFaults('# Nothing', ['src/web'], () => true)).toHaveLength(1);
});

test('rooms, floors and features of this checkout are required and listed', () => {
  expect(findFoldersToList('.')).toEqual(
    expect.arrayContaining([
      'src/contract',
      'src/server/http',
      'src/studio/face',
      'src/web/lib',
      'src/web/features/wallet',
    ]),
  );
  expect(findListFaultsIn('.', readFileSync('ARCHITECTURE.md', 'utf8'))).toEqual([]);
});
