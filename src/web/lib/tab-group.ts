export type TabGroup<Message> = {
  /** Sends a message to the other tabs. */
  send: (message: Message) => void;
  leave: () => void;
};

type Member<Message> = {
  /** This tab leads from now on, until `signal` is aborted because another tab took over. */
  lead: (signal: AbortSignal) => void;
  receive: (message: Message) => void;
};

/**
 * Joins the tabs of this browser that use the same group name; one of them leads. A tab that becomes visible takes over,
 * because a browser may suspend hidden tabs. Returns null if the browser lacks web locks or broadcast channels.
 */
export function joinTabGroup<Message>(name: string, member: Member<Message>): TabGroup<Message> | null {
  if (typeof document === 'undefined' || !navigator.locks || !('BroadcastChannel' in globalThis)) return null;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let isLeading = false;
  let stopLeading = (): void => {};
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => member.receive(data));

  const hold = (): Promise<void> => {
    isLeading = true;
    const losing = new AbortController();
    stopLeading = () => {
      isLeading = false;
      losing.abort();
    };
    member.lead(losing.signal);
    return new Promise((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
  };

  /** Waits for the lock, or steals it; waits again after another tab has stolen it. */
  const request = (options: LockOptions): void => {
    void navigator.locks.request(name, options, hold).catch(() => {
      if (leaving.signal.aborted) return;
      stopLeading();
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
      stopLeading();
      channel.close();
    },
  };
}
