import { globSync, readFileSync } from 'node:fs';
import { findIdleExceptions, findWordFaults } from './words.ts';

// Migrations are excluded: they are not changed once they have run somewhere.
const files = globSync(
  ['*.{md,ts}', '.env.example', '{bench,content,docs,src,tests,tools}/**/*.{css,html,md,mjs,sh,ts,tsx}'],
  { exclude: (name) => name.split('/').includes('node_modules') },
);
const faults = files.flatMap((file) => findWordFaults(file, readFileSync(file, 'utf8')));
const idle = findIdleExceptions(files);
for (const { file, line, words, instead } of faults)
  process.stderr.write(`${file}:${line} says "${words}": ${instead}\n`);
for (const path of idle) process.stderr.write(`${path} is excepted in tools/words.ts and does not exist\n`);
process.stdout.write(`${files.length} files, ${faults.length} forbidden words\n`);
process.exit(faults.length + idle.length === 0 ? 0 : 1);
