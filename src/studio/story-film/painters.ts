import type { Painter } from '../motion/film.ts';
import type { DrawnScene } from './stage/drawn-scene.ts';
import { openStage, type LiveStage } from './stage/open-stage.ts';

/** Opens a scene when its first frame is painted. */
const paintDrawnScene: Painter<DrawnScene> = (context, { frame }, scene, cache) => {
  const open = (cache.get('drawn-scene') as LiveStage | undefined) ?? openStage(scene);
  cache.set('drawn-scene', open);
  open(context, frame);
};

export const painters = { 'drawn-scene': paintDrawnScene };
