import { seedOf } from '../../illustration/brush/seed-of.ts';
import type { Mood, Shot, StoryScene } from '../../story/story.ts';

export const cameraMoves = ['push', 'pull', 'pan-left', 'pan-right', 'rise', 'hold'] as const;
export type CameraMove = (typeof cameraMoves)[number];

/** The moves of a mood, most likely first; the scene's seed selects one. */
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

/** Moves that do not suit a shot: the camera neither passes a face nor leaves a thing on a table. */
const unsuitableMoves: Partial<Record<Shot, readonly CameraMove[]>> = {
  'close-up': ['pan-left', 'pan-right', 'rise'],
  'over-the-shoulder': ['rise', 'pull'],
  product: ['hold', 'rise'],
  detail: ['rise'],
};

/** The camera's move for a scene, always the same for the same scene and seed. */
export function chooseMove({ shot, mood }: Pick<StoryScene, 'shot' | 'mood'>, seed: string): CameraMove {
  const possible = movesOfMood[mood].filter((move) => !unsuitableMoves[shot]?.includes(move));
  return possible[seedOf(`${seed}/camera`) % possible.length] ?? 'push';
}
