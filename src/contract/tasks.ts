import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type TaskKindFacts = {
  /** The input of its job. */
  data: z.ZodType;
  /** The error code of a task that fails without a more specific code. */
  failureCode: ErrorCode;
  /** Replaces a child's own error in the task that waits for it. */
  parentFailureCode?: ErrorCode;
  /** The percentage of a waiting parent's progress bar that these children fill. */
  shareOfParent?: number;
  /** Continues when the account is deleted, which cancels all other tasks. */
  outlivesAccount?: true;
};

/** Every kind of background work. */
export const taskKinds = {
  'make-hook': {
    data: z.object({
      hookId: z.string(),
      /** Set when only the captions change: voice and picture are reused from this hook. */
      sourceHookId: z.string().optional(),
    }),
    failureCode: 'hook_failed',
    parentFailureCode: 'hook_failed',
  },
  'prepare-clip': { data: z.object({ mediaId: z.string() }), failureCode: 'preparation_failed' },
  /** A hook's copy with a brand, or an end card. */
  'prepare-brand': { data: z.object({ mediaId: z.string() }), failureCode: 'preparation_failed' },
  'prepare-footage': {
    data: z.object({
      fileId: z.string(),
      /** Set when the file is a part of another stored file. */
      cut: z.object({ storageKey: z.string(), startSeconds: z.number(), endSeconds: z.number() }).optional(),
    }),
    failureCode: 'preparation_failed',
    outlivesAccount: true,
  },
  'compose-video': {
    data: z.object({ videoId: z.string(), recipe: z.string() }),
    failureCode: 'video_failed',
  },
  'look-at-clip': { data: z.object({ clipId: z.string() }), failureCode: 'preparation_failed' },
  'preview-greenscreen': { data: z.object({ previewId: z.string() }), failureCode: 'preview_failed' },
  'make-greenscreen': {
    data: z.object({ videoId: z.string(), recipe: z.string() }),
    failureCode: 'video_failed',
  },
  'make-broll': {
    data: z.object({ videoId: z.string(), recipe: z.string() }),
    failureCode: 'video_failed',
  },
  'make-reel': { data: z.object({ videoId: z.string(), recipe: z.string() }), failureCode: 'video_failed' },
  'make-story-asset': {
    data: z.object({ assetId: z.string(), recipe: z.string() }),
    failureCode: 'picture_failed',
  },
  'draw-frame': {
    data: z.object({ frameId: z.string(), recipe: z.string() }),
    failureCode: 'picture_failed',
  },
  'make-storyboard': { data: z.object({ storyboardId: z.string() }), failureCode: 'frames_failed' },
  'make-story-scene': {
    data: z.object({ sceneId: z.string(), recipe: z.string() }),
    failureCode: 'video_failed',
    shareOfParent: 90,
  },
  'make-story-video': {
    data: z.object({ videoId: z.string(), recipe: z.string() }),
    failureCode: 'video_failed',
  },
  'export-account': { data: z.object({ exportId: z.string() }), failureCode: 'internal' },
  'erase-account': {
    data: z.object({ userId: z.string() }),
    failureCode: 'internal',
    outlivesAccount: true,
  },
} as const satisfies Record<string, TaskKindFacts>;

export type TaskKind = keyof typeof taskKinds;
export type TaskData<K extends TaskKind> = z.infer<(typeof taskKinds)[K]['data']>;

/** `waiting`: waits for child tasks. `running`: queued or being worked on. The others are final. */
export const taskStatuses = ['waiting', 'running', 'completed', 'failed', 'cancelled'] as const;
export type TaskStatus = (typeof taskStatuses)[number];
export type TaskEnd = Extract<TaskStatus, 'completed' | 'failed' | 'cancelled'>;

type TaskMove = 'run' | 'complete' | 'fail' | 'cancel';

/** The life cycle of every task; an absent move is refused. */
export const taskTransitions: Record<TaskStatus, Partial<Record<TaskMove, TaskStatus>>> = {
  waiting: { run: 'running', fail: 'failed', cancel: 'cancelled' },
  running: { complete: 'completed', fail: 'failed', cancel: 'cancelled' },
  completed: {},
  failed: {},
  cancelled: {},
};

export const isTerminal = (status: TaskStatus): status is TaskEnd =>
  Object.keys(taskTransitions[status]).length === 0;
export type ActiveTaskStatus = Exclude<TaskStatus, TaskEnd>;
export const isActive = (status: TaskStatus): status is ActiveTaskStatus => !isTerminal(status);
/** Whether the task of a row is active; a row without a task has no status. */
export const isUnderWay = ({ status }: { status: TaskStatus | null }): boolean =>
  status !== null && isActive(status);
export const activeStatuses: readonly ActiveTaskStatus[] = taskStatuses.filter(isActive);

/** The statuses from which a move is possible. */
export const statusesBefore = (move: TaskMove): readonly TaskStatus[] =>
  taskStatuses.filter((status) => taskTransitions[status][move] !== undefined);

/**
 * One entry of a user's event stream. `task.ended` is the last event of every task, whatever its kind.
 * `video.changed`: the parts of a video changed, so that it has to be composed again.
 */
export type TaskEvent =
  | {
      type: 'task.started' | 'task.progress' | 'task.ended';
      taskId: string;
      kind: TaskKind;
      /** The subject: a hook, media, video, greenscreen clip or preview, story asset, storyboard, frame, file, … */
      subjectId: string;
      status: TaskStatus;
      stage: string;
      /** 0 to 100 */
      progress: number;
      errorCode: ErrorCode | null;
    }
  | { type: 'video.changed'; subjectId: string };
export type NumberedTaskEvent = TaskEvent & { sequence: number };

/** The server-sent events of all of the signed-in user's tasks. */
export const taskStreamPath = '/api/sse/tasks';
