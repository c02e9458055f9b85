import { seedOf } from '../../illustration/brush/seed-of.ts';
import type { Mood, Shot, StoryScene } from '../../story/story.ts';

export const cameraMoves = ['push', 'pull', 'pan-left', 'pan-right', 'rise', 'hold'] as const;
export type CameraMove = (typeof cameraMoves)[number];

/** The moves of a mood, the likeliest first; the scene's seed chooses among them. */
const movesOfMood: Record<Mood, readonly CameraMove[]> = {
  neutral: ['push', 'pan-left', 'pan-right'],
  happy: ['pan-left', 'pan-right', 'push'],
  sad: ['pull', 'pull', 'hold'],
  tense: ['push', 'push', 'hold'],
  calm: ['pan-left', 'pan-right', 'pull'],
  excited: ['push', 'pan-left', 'pan-right'],
  tender: ['push', 'hold'],
  proud: ['rise', 'push', 'pull'],
};

/** Moves that a shot cannot take: a face is not passed by, and a thing on a table is not left. */
const unfit: Partial<Record<Shot, readonly CameraMove[]>> = {
  'close-up': ['pan-left', 'pan-right', 'rise'],
  'over-the-shoulder': ['rise', 'pull'],
  product: ['hold', 'rise'],
  detail: ['rise'],
};

/** The camera's move for a scene; the same scene and seed have the same. */
export function chooseMove({ shot, mood }: Pick<StoryScene, 'shot' | 'mood'>, seed: string): CameraMove {
  const possible = movesOfMood[mood].filter((move) => !unfit[shot]?.includes(move));
  return possible[seedOf(`${seed}/camera`) % possible.length] ?? 'push';
}
