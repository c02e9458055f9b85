import { sql, type RawBuilder } from 'kysely';
import { activeStatuses } from '#contract/tasks.ts';

/** A query for the rows that need a file: `key` is its storage key, `id` its name without the extension. */
export type FileQuery = (key: string, id: string) => RawBuilder<unknown>;

/** A name may continue after the id of its row, as in `<hook>-clean.mp4`. */
export const uuidLength = 36;

/** SQL that is true if the joined row's task is active. */
export const hasActiveTask = sql`tasks.status in (${sql.join(activeStatuses)})`;
