import type { Painter } from '../../motion/film.ts';
import { paintGround } from './paint-ground.ts';
import { paintPicture } from './paint-picture.ts';
import { paintTransition } from './paint-transition.ts';

/** The painters of a reel's layers. The motion room loads this module by its URL. */
export const painters = {
  ground: paintGround,
  picture: paintPicture,
  transition: paintTransition,
} satisfies Record<string, Painter<never>>;
