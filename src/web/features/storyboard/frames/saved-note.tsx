import type { Edits } from '../state/use-edits.ts';
import { texts } from '../texts.ts';

const words = texts.frame;

type SavedState = 'unchanged' | 'saved' | 'saving' | 'waiting' | 'failed';

function stateOf({ edits: { narrations }, isSaving, error }: Edits, id: string, saved: string): SavedState {
  const edit = narrations[id];
  if (edit === undefined || edit.theirs !== undefined) return 'unchanged';
  if (edit.text.trim() === saved.trim()) return 'saved';
  if (isSaving) return 'saving';
  return error === null ? 'waiting' : 'failed';
}

const stateWords = {
  unchanged: '',
  saved: words.saved,
  saving: words.saving,
  waiting: words.waiting,
  failed: words.notSaved,
} satisfies Record<SavedState, string>;

type SavedNoteProps = { edits: Edits; frameId: string; saved: string; className: string | undefined };

/** Whether the narration of a scene is saved. */
export function SavedNote({ edits, frameId, saved, className }: SavedNoteProps) {
  const state = stateOf(edits, frameId, saved);
  return (
    <output className={className} data-state={state}>
      {stateWords[state]}
    </output>
  );
}
