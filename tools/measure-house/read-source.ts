import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export type SourceFile = { path: string; text: string; lines: number; declarations: Declaration[] };
/** A top-level statement of a file, without comments. */
export type Declaration = { name: string; text: string };

const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|contract|gen)\.tsx?$/.test(file) && !file.endsWith('.d.ts');

/** All source files of a checkout, without tests and the contract suites of adapters. */
export function readSource(checkout: string): SourceFile[] {
  const entries = readdirSync(path.join(checkout, 'src'), { recursive: true, encoding: 'utf8' });
  return entries
    .filter(isSource)
    .toSorted()
    .map((entry) => {
      const text = readFileSync(path.join(checkout, 'src', entry), 'utf8');
      const file = `src/${entry.replaceAll(path.sep, '/')}`;
      return { path: file, text, lines: text.trimEnd().split('\n').length, declarations: split(text) };
    });
}

/** The formatter starts every top-level statement on a new line. */
const topLevel =
  /^(?=(?:export )?(?:default )?(?:declare )?(?:async )?(?:function\*?|const|let|type|class|enum) |export default )/m;
const nameOf =
  /^(?:export )?(?:default )?(?:declare )?(?:async )?(?:function\*?|const|let|type|class|enum)\s+(\w+)/;

export function split(text: string): Declaration[] {
  const withoutComments = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
  return withoutComments
    .split(topLevel)
    .filter((part) => nameOf.test(part) || part.startsWith('export default'))
    .map((part) => ({ name: nameOf.exec(part)?.[1] ?? 'default', text: part }));
}
