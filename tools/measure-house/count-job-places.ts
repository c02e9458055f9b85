import type { Declaration, SourceFile } from './read-source.ts';

/** Names of each kind of job: as a job, or by the rows that it works on, before and after the table `tasks`. */
const kinds = [
  /make-hook|makeHook|\bhooks?\b|\bhookIds?\b/,
  /prepare-clip|prepareClip|\bclips?\b|\bclipIds?\b/,
  /prepare-footage|prepareFootage|content_files|contentFileIds?|Footage\b/,
  /compose-video|composeVideo|\bgenerations\b|\bgenerationIds?\b|\bvideos\b/,
  /export-account|exportAccount|account_exports|\bexportIds?\b|\bexports\b/,
  /erase-account|eraseAccount|unerased|resumeErasure/,
];
const enoughKinds = 4;

/** The type of the whole schema lists tables, not work. */
const schema = 'Tables';
const isAboutWork = /\bjob|Job[A-Z]|jobs\b|status|work\b|Work\b|kind\b|-account'/;

const listsKinds = ({ name, text }: Declaration): boolean =>
  name !== schema && isAboutWork.test(text) && kinds.filter((kind) => kind.test(text)).length >= enoughKinds;

/** A row with its own life cycle: one more table type per kind before the table `tasks`. */
const hasLifeCycle = /^export type (?!Task)\w+Table = [\s\S]*\bstatus:[\s\S]*\bjob_id:/;

/**
 * The places to edit for a new kind of job, each a top-level statement outside tests:
 * - every statement about work that names at least four of the six kinds, by the job or by its rows;
 * - statements for a single kind, with hooks as the example: the use case, the job definition if such files exist, and the
 *   type of a row with its own life cycle.
 * Files that handle two or three kinds, such as the composer with its parts, are not lists of kinds.
 */
export function findJobPlaces(files: SourceFile[]): string[] {
  const lists = files.flatMap((file) =>
    file.declarations.filter(listsKinds).map(({ name }) => `${file.path}: ${name}`),
  );
  const own = files.flatMap((file) => {
    if (file.path.endsWith('/use-cases/hooks/make-hook.ts')) return [`${file.path}: the use case`];
    if (file.path.endsWith('/jobs/definitions/make-hook.ts')) return [`${file.path}: the definition`];
    const rows = file.declarations.filter(
      ({ name, text }) => name === 'HooksTable' && hasLifeCycle.test(text),
    );
    return rows.map(({ name }) => `${file.path}: ${name}`);
  });
  return [...lists, ...own];
}

/** Tables whose rows contain the state of work: a status next to a job id. */
export const findLifeCycles = (files: SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith('src/server/db/'))
    .flatMap((file) =>
      file.declarations
        .filter(
          ({ name, text }) => name.endsWith('Table') && /\bstatus:/.test(text) && /\bjob_id:/.test(text),
        )
        .map(({ name }) => `${file.path}: ${name}`),
    );
