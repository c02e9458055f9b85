export type FairQueueLimits = {
  /** Concurrent jobs, in total and per user. */
  running: number;
  runningPerPerson: number;
  /** Queued jobs, in total and per user. */
  waiting: number;
  waitingPerPerson: number;
  maxWaitMs: number;
};

export type QueueRefusalReason = 'own-work' | 'full' | 'waited-too-long';

/** The work was not started. `own-work`: the user has too much in the queue; the other two concern all users. */
export class QueueRefusal extends Error {
  override name = 'QueueRefusal';
  readonly reason: QueueRefusalReason;

  constructor(reason: QueueRefusalReason) {
    super(`not begun: ${reason}`);
    this.reason = reason;
  }
}

export type FairQueue = {
  /**
   * Runs the work when it is the user's turn and returns its result. Throws QueueRefusal, or whatever the work throws.
   */
  run: <T>(personId: string, work: () => Promise<T>) => Promise<T>;
};

/** A bounded, fair queue: the length of one user's queue delays no other user. */
export function createFairQueue(limits: FairQueueLimits): FairQueue {
  /** By user, in the order of turns: the user whose work started last comes last. */
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();

  const mayBegin = (personId: string): boolean =>
    sum(running.values()) < limits.running && (running.get(personId) ?? 0) < limits.runningPerPerson;
  const leave = (personId: string, begin: () => void): void => {
    const rest = waiting.get(personId)!.filter((other) => other !== begin);
    waiting.delete(personId);
    if (rest.length > 0) waiting.set(personId, rest);
  };
  const beginNext = (): void => {
    const next = [...waiting].find(([personId]) => mayBegin(personId));
    next?.[1][0]!();
  };
  const enter = (personId: string): void => {
    running.set(personId, (running.get(personId) ?? 0) + 1);
  };
  const end = (personId: string): void => {
    const left = running.get(personId)! - 1;
    if (left > 0) running.set(personId, left);
    else running.delete(personId);
    beginNext();
  };

  /** Resolves when the user's work counts as running. */
  const takeTurn = async (personId: string): Promise<void> => {
    if (mayBegin(personId)) return enter(personId);
    const own = waiting.get(personId) ?? [];
    if (own.length >= limits.waitingPerPerson) throw new QueueRefusal('own-work');
    if (sum([...waiting.values()].map(({ length }) => length)) >= limits.waiting)
      throw new QueueRefusal('full');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const begin = (): void => {
      clearTimeout(timer);
      leave(personId, begin);
      enter(personId);
      resolve();
    };
    const timer = setTimeout(() => {
      leave(personId, begin);
      reject(new QueueRefusal('waited-too-long'));
    }, limits.maxWaitMs);
    waiting.set(personId, [...own, begin]);
    return promise;
  };

  return {
    async run(personId, work) {
      await takeTurn(personId);
      try {
        return await work();
      } finally {
        end(personId);
      }
    },
  };
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, each) => total + each, 0);
