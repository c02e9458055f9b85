import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findListFaultsIn } from './folder-list.ts';
import {
  findBrokenWalls,
  findFoldersWithoutRoom,
  findForbiddenWords,
  findPixelText,
  readImports,
} from './walls.ts';

const files = globSync('src/**/*.{ts,tsx}');
const sources = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }));
const imports = sources.flatMap(({ file, source }) =>
  readImports(source).map((specifier) => ({
    from: file,
    to: specifier.startsWith('#')
      ? path.join('src', specifier.slice(1))
      : specifier.startsWith('.')
        ? path.join(path.dirname(file), specifier)
        : null,
  })),
);
const broken = findBrokenWalls(
  imports.filter((found): found is { from: string; to: string } => found.to !== null),
);
const faults = [
  ...findFoldersWithoutRoom(files),
  ...findListFaultsIn('.', readFileSync('ARCHITECTURE.md', 'utf8')),
  ...sources.flatMap(({ file, source }) => findForbiddenWords(file, source)),
  ...globSync('src/web/**/*.css').flatMap((file) => findPixelText(file, readFileSync(file, 'utf8'))),
];
for (const { from, to, why } of broken) process.stderr.write(`${from} imports ${to}: ${why}\n`);
for (const { file, why } of faults) process.stderr.write(`${file} ${why}\n`);
process.stdout.write(
  `${files.length} files, ${imports.length} imports, ${broken.length} through a wall, ${faults.length} other faults\n`,
);
process.exit(broken.length + faults.length === 0 ? 0 : 1);
