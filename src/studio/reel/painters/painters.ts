import type { Painter } from '../../motion/film.ts';
import { paintGround } from './paint-ground.ts';
import { paintPicture } from './paint-picture.ts';
import { paintTransition } from './paint-transition.ts';

/** What the layers of a reel name as painters. The motion room loads this module by its address. */
export const painters = {
  ground: paintGround,
  picture: paintPicture,
  transition: paintTransition,
} satisfies Record<string, Painter<never>>;
