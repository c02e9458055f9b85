import type { Storyboard, StoryboardSettings, StoryFrame } from '#contract/calls/storyboards.ts';
import { storyLimits } from '#contract/stories.ts';

export type NarrationEdit = {
  text: string;
  /** The server's version when this text was begun, or last saved. */
  base: string;
  /** The text that another window saved in between, until one of the two is chosen. */
  theirs?: string;
};

/** Unsaved changes of this window. They never overwrite narrations and settings of other windows. */
export type FrameEdits = {
  /** All frames in their new order; null while it is the server's. */
  order: readonly string[] | null;
  narrations: Readonly<Record<string, NarrationEdit>>;
  settings: Partial<StoryboardSettings>;
};

export const noEdits: FrameEdits = { order: null, narrations: {}, settings: {} };

export const isNarrationTooLong = (text: string): boolean =>
  [...text.trim()].length > storyLimits.maxNarrationCharacters;

const isSame = (text: string, saved: string): boolean => text.trim() === saved.trim();

/** The frames as this window shows them, with its unsaved order and narrations. */
export function applyEdits(frames: readonly StoryFrame[], { order, narrations }: FrameEdits): StoryFrame[] {
  const placeOf = (id: string): number => {
    const place = order?.indexOf(id) ?? -1;
    return place < 0 ? Infinity : place;
  };
  const sorted =
    order === null ? [...frames] : frames.toSorted((a, b) => comparePlaces(placeOf(a.id), placeOf(b.id)));
  return sorted.map((frame) => ({ ...frame, narration: narrations[frame.id]?.text ?? frame.narration }));
}

/** Two frames without a place keep theirs. */
const comparePlaces = (a: number, b: number): number => (a === b ? 0 : a - b);

export function writeNarration(
  edits: FrameEdits,
  frame: Pick<StoryFrame, 'id'>,
  saved: string,
  text: string,
): FrameEdits {
  const before = edits.narrations[frame.id];
  const edit = { ...before, text, base: before?.base ?? saved };
  return { ...edits, narrations: { ...edits.narrations, [frame.id]: edit } };
}

export function moveFrame(edits: FrameEdits, shown: readonly string[], id: string, to: number): FrameEdits {
  const rest = shown.filter((each) => each !== id);
  return { ...edits, order: [...rest.slice(0, to), id, ...rest.slice(to)] };
}

/** Bases the edits on the server's current storyboard: a narration that another window changed too becomes a conflict. */
export function rebaseEdits(edits: FrameEdits, { scenes }: Pick<Storyboard, 'scenes'>): FrameEdits {
  const narrations: Record<string, NarrationEdit> = {};
  for (const { id, narration } of scenes) {
    const edit = edits.narrations[id];
    if (edit === undefined) continue;
    const { text, base } = edit;
    if (isSame(narration, base) || isSame(text, narration)) narrations[id] = { text, base: narration };
    // A text that was saved here is replaced by the later text.
    else if (!isSame(text, base)) narrations[id] = { text, base, theirs: narration };
  }
  const ids = new Set(scenes.map(({ id }) => id));
  const isComplete = edits.order?.length === ids.size && edits.order.every((id) => ids.has(id));
  return { ...edits, narrations, order: isComplete ? edits.order : null };
}

/** Resolves the conflict of a narration: keeps this window's text, or takes the one that another window saved. */
export function resolveConflict(edits: FrameEdits, frameId: string, choice: 'mine' | 'theirs'): FrameEdits {
  const { [frameId]: edit, ...others } = edits.narrations;
  if (edit?.theirs === undefined) return edits;
  const { text, theirs } = edit;
  return choice === 'theirs'
    ? { ...edits, narrations: others }
    : { ...edits, narrations: { ...others, [frameId]: { text, base: theirs } } };
}

/** Whether a narration can be saved: one with a conflict, or one that is too long, waits for its author. */
const isReady = ({ text, base, theirs }: NarrationEdit): boolean =>
  theirs === undefined && !isSame(text, base) && !isNarrationTooLong(text);

export type FramesToSave = { id: string; narration?: string }[];

/** All frames in the order to save, with the changed narrations; null if nothing has changed. */
export function framesToSave(edits: FrameEdits, { scenes }: Pick<Storyboard, 'scenes'>): FramesToSave | null {
  const before = scenes.map(({ id }) => id);
  const order = edits.order ?? before;
  const frames = order.map((id) => {
    const edit = edits.narrations[id];
    return edit && isReady(edit) ? { id, narration: edit.text.trim() } : { id };
  });
  const hasMoved = order.some((id, place) => id !== before[place]);
  return hasMoved || frames.some((frame) => 'narration' in frame) ? frames : null;
}

/** The remaining changes once `sent` is saved: those made during the call. */
export function afterSavingFrames(
  edits: FrameEdits,
  sent: FrameEdits,
  saved: Pick<Storyboard, 'scenes'>,
): FrameEdits {
  const narrations: Record<string, NarrationEdit> = {};
  for (const { id, narration } of saved.scenes) {
    const edit = edits.narrations[id];
    const sentEdit = sent.narrations[id];
    if (edit) narrations[id] = sentEdit && isReady(sentEdit) ? { text: edit.text, base: narration } : edit;
  }
  return { ...edits, narrations, order: edits.order === sent.order ? null : edits.order };
}

/** The remaining changes of the settings once `sent` is saved. */
export function afterSavingSettings(edits: FrameEdits, sent: FrameEdits['settings']): FrameEdits {
  const left = Object.entries(edits.settings).filter(
    ([name, value]) => sent[name as keyof StoryboardSettings] !== value,
  );
  return { ...edits, settings: Object.fromEntries(left) };
}

/** Forgets a saved narration when its field loses the focus: from then on the server's is shown. */
export function leaveField(edits: FrameEdits, frameId: string): FrameEdits {
  const { [frameId]: edit, ...others } = edits.narrations;
  return edit && edit.theirs === undefined && isSame(edit.text, edit.base)
    ? { ...edits, narrations: others }
    : edits;
}

/** Whether there are changes to send. */
export const hasUnsaved = ({ order, narrations, settings }: FrameEdits): boolean =>
  order !== null || Object.values(narrations).some(isReady) || Object.keys(settings).length > 0;

/** Whether closing this window would lose changes. */
export const hasEditsToLose = (edits: FrameEdits): boolean =>
  hasUnsaved(edits) || Object.values(edits.narrations).some(({ text, base }) => !isSame(text, base));
