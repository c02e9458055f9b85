import type { Client } from 'pg';
import type { AppOfVersion } from '../../tests/helpers/upgrade/app-of-version.ts';
import type { Person } from './person.ts';
import type { SampleFiles } from './sample-files.ts';

/** Everything that the steps of the fixture share. */
export type Scene = {
  app: AppOfVersion;
  database: Client;
  files: SampleFiles;
  /** Makes content and videos. */
  ada: Person;
  /** Pays, and has payments in every state. */
  ben: Person;
  /** Closes the account. */
  cleo: Person;
  /** Things that the test looks for, by what is special about them. */
  ids: Record<string, string>;
};
