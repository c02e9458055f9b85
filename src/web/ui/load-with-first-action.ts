type LoadModule = () => Promise<unknown>;

const actions = ['pointerdown', 'keydown'] as const;

/**
 * Loads code that the first page does not need when the user first presses a pointer or a key. If the connection is lost
 * afterwards, the loss can still be announced, and dialogs still open.
 */
export function loadWithFirstAction(...loads: readonly LoadModule[]): void {
  const start = (): void => {
    for (const action of actions) window.removeEventListener(action, start);
    for (const load of loads) void load().catch(() => {});
  };
  for (const action of actions) window.addEventListener(action, start);
}
