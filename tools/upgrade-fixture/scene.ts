import type { Client } from 'pg';
import type { AppOfVersion } from '../../tests/helpers/upgrade/app-of-version.ts';
import type { Person } from './person.ts';
import type { SampleFiles } from './sample-files.ts';

/** Shared state of the steps of the fixture. */
export type Scene = {
  app: AppOfVersion;
  database: Client;
  files: SampleFiles;
  /** Makes content and videos. */
  ada: Person;
  /** Has payments in every state. */
  ben: Person;
  /** Closes the account. */
  cleo: Person;
  /** Objects that the test checks, by their special property. */
  ids: Record<string, string>;
};
