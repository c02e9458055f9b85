type LoadModule = () => Promise<unknown>;

/**
 * Loads code that the first page does not need, with the first press or key. If the connection is lost afterwards, the loss
 * can still be announced, and dialogs still open.
 */
export function loadWithFirstAction(...loads: readonly LoadModule[]): void {
  const start = (): void => {
    for (const action of actions) window.removeEventListener(action, start);
    for (const load of loads) void load().catch(() => {});
  };
  for (const action of actions) window.addEventListener(action, start);
}

const actions = ['pointerdown', 'keydown'] as const;
