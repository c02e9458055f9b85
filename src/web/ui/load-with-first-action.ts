type Load = () => Promise<unknown>;

/**
 * Loads what the first page does without as soon as it is used: with the first press or key. A connection that is lost
 * afterwards can still be announced, and a dialog still opens.
 */
export function loadWithFirstAction(...loads: readonly Load[]): void {
  const start = (): void => {
    for (const action of actions) window.removeEventListener(action, start);
    for (const load of loads) void load().catch(() => {});
  };
  for (const action of actions) window.addEventListener(action, start);
}

const actions = ['pointerdown', 'keydown'] as const;
