import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from './walls.ts';

const document = 'ARCHITECTURE.md';
const heading = '## One line a folder';

/** The folders that must be listed: rooms of the house, floors of the studio and features. */
const listed = ['src/*/', 'src/{server,studio,web}/*/', 'src/web/features/*/'];

export const findFoldersToList = (root: string): string[] =>
  globSync(listed, { cwd: root })
    .map((folder) => folder.replaceAll(path.sep, '/').replace(/\/$/, ''))
    .toSorted();

/** Folders of the list; indentation means "inside the folder above". */
export function readListedFolders(markdown: string): string[] {
  const block = markdown.split(heading)[1]?.split('```')[1] ?? '';
  const above: { indent: number; folder: string }[] = [];
  return block.split('\n').flatMap((line) => {
    const [, space, name] = /^( *)([\w./-]+)\/(?:\s|$)/.exec(line) ?? [];
    if (space === undefined || name === undefined) return [];
    // Continued descriptions are indented further than folders and do not start with a folder.
    while (above.length > 0 && above.at(-1)!.indent >= space.length) above.pop();
    const folder = above.length > 0 ? `${above.at(-1)!.folder}/${name}` : name;
    above.push({ indent: space.length, folder });
    return [folder];
  });
}

/** Folders that are missing in the list, and listed folders that do not exist. */
export function findListFaults(
  markdown: string,
  wanted: string[],
  exists: (folder: string) => boolean,
): Fault[] {
  const found = new Set(readListedFolders(markdown));
  return [
    ...wanted
      .filter((folder) => !found.has(folder))
      .map((folder) => ({
        file: folder,
        why: `is missing in "${heading.slice(3)}" of ${document}: add its line`,
      })),
    ...[...found]
      .filter((folder) => !exists(folder))
      .map((folder) => ({ file: document, why: `lists ${folder}, which does not exist` })),
  ];
}

export const findListFaultsIn = (root: string, markdown: string): Fault[] =>
  findListFaults(markdown, findFoldersToList(root), (folder) => existsSync(path.join(root, folder)));
