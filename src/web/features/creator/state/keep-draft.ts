import { rememberDraft, rememberVideo, type DraftStore } from './draft-memory.ts';
import type { CreatorStore } from './creator-store.ts';

/** Keeps the entries in this tab at every change. */
export function keepDraft({ read, subscribe }: CreatorStore, memory: DraftStore): void {
  let { generationId: knownId } = read();
  const keep = () => {
    const { generationId, draft } = read();
    if (generationId !== null && generationId !== knownId) rememberVideo(memory, draft.id, generationId);
    knownId = generationId;
    rememberDraft(memory, generationId, draft);
  };
  keep();
  subscribe(keep);
}
