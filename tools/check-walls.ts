import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'node:fs';
import { findBrokenWalls, readImports } from './walls.ts';

const files = globSync('src/**/*.{ts,tsx}');
const imports = files.flatMap((file) =>
  readImports(readFileSync(file, 'utf8')).map((specifier) => ({
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
for (const { from, to, why } of broken) process.stderr.write(`${from} imports ${to}: ${why}\n`);
process.stdout.write(`${files.length} files, ${imports.length} imports, ${broken.length} through a wall\n`);
process.exit(broken.length === 0 ? 0 : 1);
