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

/** The posture of an animal during a scene's action; `atRest` if the action does not call for one. */
export const postureFor = (action: Action, atRest: Posture): Posture => postures[action] ?? atRest;
