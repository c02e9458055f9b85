import type { ColumnType } from 'kysely';

/** Set by the database by default; read back as a Date. */
export type Stamp = ColumnType<Date, Date | undefined, Date>;
