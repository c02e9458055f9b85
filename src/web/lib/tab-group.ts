export type TabGroup<Message> = {
  /** To the other tabs. */
  send: (message: Message) => void;
  leave: () => void;
};

type Member<Message> = {
  /** This tab leads from now on, until `signal` is aborted because another tab took over. */
  lead: (signal: AbortSignal) => void;
  receive: (message: Message) => void;
};

/**
 * The tabs of one browser that share something; one of them leads. A tab that becomes visible takes over, because a
 * browser may suspend a hidden one. Null where the browser cannot tell its tabs apart.
 */
export function joinTabGroup<Message>(name: string, member: Member<Message>): TabGroup<Message> | null {
  if (typeof document === 'undefined' || !navigator.locks || !('BroadcastChannel' in globalThis)) return null;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let isLeading = false;
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => member.receive(data));

  const hold = (): Promise<void> => {
    isLeading = true;
    const losing = new AbortController();
    lost = () => {
      isLeading = false;
      losing.abort();
    };
    member.lead(losing.signal);
    return new Promise((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
  };
  let lost = (): void => {};

  /** Waits for its turn, or takes over at once; gets in line again after another tab took over. */
  const request = (options: LockOptions): void => {
    void navigator.locks.request(name, options, hold).catch(() => {
      if (leaving.signal.aborted) return;
      lost();
      request({ signal: leaving.signal });
    });
  };
  const takeOver = (): void => {
    if (document.visibilityState === 'visible' && !isLeading) request({ steal: true });
  };
  document.addEventListener('visibilitychange', takeOver);
  request({ signal: leaving.signal });

  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none, unlike a window
    send: (message) => channel.postMessage(message),
    leave() {
      document.removeEventListener('visibilitychange', takeOver);
      leaving.abort();
      lost();
      channel.close();
    },
  };
}
