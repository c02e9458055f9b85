import type { Generated, JSONColumnType } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { TaskKind, TaskStatus } from '#contract/tasks.ts';
import type { FanIn } from '../domain/fan-in.ts';
import type { Stamp } from './stamp.ts';

export type TasksTable = {
  id: string;
  /** Null once the account of a task that outlives it is erased. */
  user_id: string | null;
  kind: TaskKind;
  /** The row that the task works on. */
  subject_id: string;
  status: TaskStatus;
  stage: Generated<string>;
  /** 0 to 100 */
  progress: Generated<number>;
  error_code: ErrorCode | null;
  data: JSONColumnType<object, string, string>;
  fan_in: FanIn | null;
  hold_id: string | null;
  job_id: string | null;
  created_at: Stamp;
  updated_at: Stamp;
  /** The start of the latest attempt; null while the task waits or is queued. */
  started_at: Generated<Date | null>;
  ended_at: Date | null;
};

export type TaskChildrenTable = { parent_id: string; child_id: string; position: number };

export type TaskEventsTable = {
  id: Generated<number>;
  user_id: string;
  /** Assigned by the database when the transaction commits. */
  sequence: Generated<number | null>;
  subject_id: string;
  data: JSONColumnType<object, string, string>;
  created_at: Stamp;
};

export type EventStreamsTable = { user_id: string; last_sequence: number };
