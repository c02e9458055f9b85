export type FairQueueLimits = {
  /** Concurrent jobs, in total and per user. */
  running: number;
  runningPerUser: number;
  /** Queued jobs, in total and per user. */
  waiting: number;
  waitingPerUser: number;
  maxWaitMs: number;
};

export type QueueRefusalReason = 'own-work' | 'full' | 'waited-too-long';

/** The work was not started. `own-work`: the user has too much in the queue; the other two concern all users. */
export class QueueRefusal extends Error {
  override name = 'QueueRefusal';
  readonly reason: QueueRefusalReason;

  constructor(reason: QueueRefusalReason) {
    super(`the work was not started: ${reason}`);
    this.reason = reason;
  }
}

export type FairQueue = {
  /**
   * Runs the work when it is the user's turn and returns its result. Throws QueueRefusal, or whatever the work throws.
   */
  run: <T>(userId: string, work: () => Promise<T>) => Promise<T>;
};

/** A bounded queue in which users take turns, so that a user with many jobs does not delay the others. */
export function createFairQueue(limits: FairQueueLimits): FairQueue {
  /** By user, in the order of turns: the user whose work started last comes last. */
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();

  const canStart = (userId: string): boolean =>
    sum(running.values()) < limits.running && (running.get(userId) ?? 0) < limits.runningPerUser;
  const removeFromQueue = (userId: string, start: () => void): void => {
    const rest = waiting.get(userId)!.filter((other) => other !== start);
    waiting.delete(userId);
    if (rest.length > 0) waiting.set(userId, rest);
  };
  const startNext = (): void => {
    const next = [...waiting].find(([userId]) => canStart(userId));
    next?.[1][0]!();
  };
  const markRunning = (userId: string): void => {
    running.set(userId, (running.get(userId) ?? 0) + 1);
  };
  const finish = (userId: string): void => {
    const left = running.get(userId)! - 1;
    if (left > 0) running.set(userId, left);
    else running.delete(userId);
    startNext();
  };

  /** Resolves when the user's work counts as running. */
  const waitForTurn = async (userId: string): Promise<void> => {
    if (canStart(userId)) return markRunning(userId);
    const own = waiting.get(userId) ?? [];
    if (own.length >= limits.waitingPerUser) throw new QueueRefusal('own-work');
    if (sum([...waiting.values()].map(({ length }) => length)) >= limits.waiting)
      throw new QueueRefusal('full');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const start = (): void => {
      clearTimeout(timer);
      removeFromQueue(userId, start);
      markRunning(userId);
      resolve();
    };
    const timer = setTimeout(() => {
      removeFromQueue(userId, start);
      reject(new QueueRefusal('waited-too-long'));
    }, limits.maxWaitMs);
    waiting.set(userId, [...own, start]);
    return promise;
  };

  return {
    async run(userId, work) {
      await waitForTurn(userId);
      try {
        return await work();
      } finally {
        finish(userId);
      }
    },
  };
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, each) => total + each, 0);
