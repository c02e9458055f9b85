import type { SourceFile } from './read-source.ts';

const working = ['queued', 'waiting', 'running', 'processing', 'rendering', 'uploading'];
const ended = ['completed', 'failed', 'cancelled', 'ready'];
const list = /\[[^[\]]*\]|\bin \([^()]*\)/g;

const countOf = (text: string, words: string[]): number =>
  words.filter((word) => new RegExp(`['"]${word}['"]`).test(text)).length;

/**
 * Lists of the statuses that mean "in progress": arrays and SQL lists with two or more of them and without a final status.
 * Derived lists do not count, and neither does the type with all statuses.
 */
export const findStatusLists = (files: SourceFile[]): string[] =>
  files.flatMap((file) =>
    file.declarations.flatMap(({ name, text }) =>
      [...text.matchAll(list)]
        .filter(([found]) => countOf(found, working) >= 2 && countOf(found, ended) === 0)
        .map(() => `${file.path}: ${name}`),
    ),
  );
