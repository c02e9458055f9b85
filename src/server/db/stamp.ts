import type { ColumnType } from 'kysely';

/** Set by the database unless given; read back as a Date. */
export type Stamp = ColumnType<Date, Date | undefined, Date>;
