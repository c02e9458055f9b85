/** The line that a visitor typed on the landing page, and the chosen presenter. */
export type TriedLine = { text: string; templateId: string };

type LineStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'tried-line';
/** Long enough for signing up and paying at leisure. */
const maxAgeMs = 24 * 60 * 60_000;

/** Kept in this browser alone. A full or forbidden store only means that the line has to be typed again. */
export function rememberTriedLine(store: LineStore, { text, templateId }: TriedLine, nowMs: number): void {
  try {
    store.setItem(key, JSON.stringify({ text, templateId, typedAtMs: nowMs }));
  } catch {
    return;
  }
}

/** Null where nothing was typed within a day. Anything unreadable counts as nothing. */
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
