import path from 'node:path';
import type { SourceFile } from './read-source.ts';

const shortLines = 30;

export const shareOfShortFiles = (files: SourceFile[]): number =>
  files.filter(({ lines }) => lines <= shortLines).length / files.length;

const specifier = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/** Files that exactly one other file imports. */
export function findImportedOnce(files: SourceFile[]): string[] {
  const known = new Set(files.map((file) => file.path));
  const importers = new Map<string, Set<string>>();
  for (const file of files) {
    for (const [, name] of file.text.matchAll(specifier)) {
      const target = name!.startsWith('#')
        ? `src/${name!.slice(1)}`
        : path.posix.join(path.posix.dirname(file.path), name!);
      if (!known.has(target) || target === file.path) continue;
      importers.set(target, (importers.get(target) ?? new Set()).add(file.path));
    }
  }
  return [...importers].filter(([, by]) => by.size === 1).map(([target]) => target);
}

/** Files in each folder below this one, the largest first. */
export function countByFolder(files: SourceFile[], root: string): [string, number][] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(file.path);
    if (folder === root || folder.startsWith(`${root}/`)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

const hook = /(?<![.\w])use(?:[A-Z]\w*)?(?:<[^()]*>)?\(/g;

/** React components and their hook calls, the largest first. */
export function countHooks(files: SourceFile[]): { name: string; hooks: number }[] {
  return files
    .filter((file) => file.path.endsWith('.tsx'))
    .flatMap((file) => file.declarations)
    .filter(({ name }) => /^[A-Z][a-z]/.test(name))
    .map(({ name, text }) => ({ name, hooks: text.match(hook)?.length ?? 0 }))
    .toSorted((a, b) => b.hooks - a.hooks);
}
