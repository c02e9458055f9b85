import { packArchive, unpackArchive } from './data-archive.ts';
import type { Answers } from './answers.ts';

export type Row = Record<string, unknown>;

/** The data of a version that was stopped, and its replies until then. */
export type SavedData = {
  about: {
    /** The last migration of that version, such as '0009-content'. */
    lastMigration: string;
    takenAt: string;
    people: Record<'ada' | 'ben' | 'cleo', { email: string; token: string; userId: string }>;
    /** Ids of the things that the test needs, by their role. */
    ids: Record<string, string>;
  };
  /** Rows by table, with the schema before the name. */
  tables: Record<string, Row[]>;
  /** Makes the empty schema of that version's job queue. */
  queueSchema: string;
  answers: Answers;
  /** By path in the data folder. Metadata files of resumable uploads name the folder as `dataFolderMark`. */
  files: Map<string, Buffer>;
};

export const dataFolderMark = '{{DATA_DIR}}';

const parts = ['about', 'tables', 'queueSchema', 'answers'] as const;
const filePrefix = 'data/';

export function packData(data: SavedData): Buffer {
  const entries = parts.map((part) => [`${part}.json`, Buffer.from(JSON.stringify(data[part]))] as const);
  const files = [...data.files].map(([name, content]) => [filePrefix + name, content] as const);
  return packArchive(new Map([...entries, ...files]));
}

export function unpackData(packed: Buffer): SavedData {
  const archive = unpackArchive(packed);
  const read = (part: (typeof parts)[number]): never =>
    JSON.parse(archive.get(`${part}.json`)!.toString()) as never;
  const files = [...archive].filter(([name]) => name.startsWith(filePrefix));
  return {
    about: read('about'),
    tables: read('tables'),
    queueSchema: read('queueSchema'),
    answers: read('answers'),
    files: new Map(files.map(([name, content]) => [name.slice(filePrefix.length), content])),
  };
}
