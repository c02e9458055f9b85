import type { Painter } from '../motion/film.ts';
import type { DrawnScene } from './stage/drawn-scene.ts';
import { openStage, type LiveStage } from './stage/open-stage.ts';

/** Of the films of this room: a scene is opened with its first frame. */
const paintDrawnScene: Painter<DrawnScene> = (context, { frame }, scene, cache) => {
  const open = (cache.get('drawn-scene') as LiveStage | undefined) ?? openStage(scene);
  cache.set('drawn-scene', open);
  open(context, frame);
};

export const painters = { 'drawn-scene': paintDrawnScene };
