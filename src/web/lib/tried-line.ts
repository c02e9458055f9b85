/** The line that a visitor typed on the landing page, and the chosen presenter. */
export type TriedLine = { text: string; templateId: string };

type LineStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'tried-line';
/** Long enough for signing up and paying at leisure. */
const maxAgeMs = 24 * 60 * 60_000;

/** Keeps the line in this browser. If the store is full or blocked, the visitor has to type it again. */
export function rememberTriedLine(store: LineStore, { text, templateId }: TriedLine, nowMs: number): void {
  try {
    store.setItem(key, JSON.stringify({ text, templateId, typedAtMs: nowMs }));
  } catch {
    return;
  }
}

/** The line that was typed within the last day; null if there is none or it cannot be read. */
export function findTriedLine(store: LineStore, nowMs: number): TriedLine | null {
  try {
    const kept = JSON.parse(store.getItem(key) ?? 'null') as Record<string, unknown> | null;
    const { text, templateId, typedAtMs } = kept ?? {};
    if (typeof text !== 'string' || typeof templateId !== 'string' || typeof typedAtMs !== 'number')
      return null;
    if (nowMs - typedAtMs < maxAgeMs) return text.trim() === '' ? null : { text, templateId };
    store.removeItem(key);
    return null;
  } catch {
    return null;
  }
}

export function forgetTriedLine(store: LineStore): void {
  try {
    store.removeItem(key);
  } catch {
    return;
  }
}
