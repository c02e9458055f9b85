import { readFileSync } from 'node:fs';
import { readNarrative } from '#studio/story-script/read-narrative.ts';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('node tools/read-narrative.ts <file with a narrative>');
  process.exit(2);
}
console.log(JSON.stringify(readNarrative(readFileSync(file, 'utf8')), null, 2));
