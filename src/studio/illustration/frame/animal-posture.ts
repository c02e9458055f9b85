import type { Posture } from '../animal/animal-figure.ts';
import type { Action } from '../../story/story.ts';

const postures: Partial<Record<Action, Posture>> = {
  run: 'run',
  walk: 'walk',
  carry: 'walk',
  sleep: 'sleep',
  sit: 'sit',
  hug: 'sit',
  lean: 'sit',
  drink: 'sit',
  'sit-at-desk': 'lie',
  read: 'lie',
  work: 'lie',
};

/** What an animal does while a scene's action goes on; where it may do as it likes, one of the two at rest. */
export const postureFor = (action: Action, atRest: Posture): Posture => postures[action] ?? atRest;
