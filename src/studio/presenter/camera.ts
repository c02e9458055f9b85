import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { houseFormat } from '../house-format/house-format.ts';
import type { Context } from './paint/shade.ts';
import type { Person } from './people/person.ts';

/** The frame for which presenters and their settings are drawn. */
const drawn = houseFormat('9:16');

/** Where the drawing lies in a frame; identity in 9:16. */
export type Camera = { x: number; y: number; settingScale: number };

/**
 * The person keeps their size: lower frames show less above and below, wide frames show more at both sides. The eyes
 * stay at the same share of the height. The setting, which is out of focus, is enlarged where the frame is wider.
 */
export function aimCamera({ headY }: Pick<Person, 'headY'>, format?: VideoFormat): Camera {
  const { width, height } = houseFormat(format);
  return {
    x: (width - drawn.width) / 2,
    y: Math.round(headY * (height / drawn.height - 1)),
    settingScale: width / drawn.width,
  };
}

export function enterSetting(context: Context, { headX, headY }: Person, camera: Camera): void {
  context.translate(headX + camera.x, headY + camera.y);
  context.scale(camera.settingScale, camera.settingScale);
  context.translate(-headX, -headY);
}
