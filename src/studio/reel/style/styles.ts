import type { ReelStyle } from '../reel-plan.ts';
import { cinematic } from './cinematic.ts';
import { colorful } from './colorful.ts';
import { corporate } from './corporate.ts';
import { minimalist } from './minimalist.ts';
import { modern } from './modern.ts';
import type { StyleSystem } from './style-system.ts';

export const styleSystems: Record<ReelStyle, StyleSystem> = {
  modern,
  cinematic,
  minimalist,
  colorful,
  corporate,
};
