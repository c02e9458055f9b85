/** Start and end in seconds of the clip; both null: the whole clip. `endSeconds` null alone: until the clip ends. */
export type ClipRange = { startSeconds: number | null; endSeconds: number | null };

export const wholeRange: ClipRange = { startSeconds: null, endSeconds: null };
