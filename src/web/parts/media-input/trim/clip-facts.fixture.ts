import type { ClipFacts } from '../../../lib/trim/open-clip.ts';

/** A clip that plays and can be cut in this browser. */
export const clipFacts: ClipFacts = {
  durationSeconds: 20,
  width: 320,
  height: 240,
  videoCodec: 'avc',
  audioCodec: 'aac',
  isPlayable: true,
  isCuttable: true,
};
