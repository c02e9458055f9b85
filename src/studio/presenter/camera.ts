import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { houseFormat } from '../house-format/house-format.ts';
import type { SeenFrame } from './arms/keep-in-frame.ts';
import type { Context } from './paint/shade.ts';
import type { Shot } from './motion/plan-shots.ts';
import type { Person } from './people/person.ts';

/** The frame size that presenters and their settings are drawn for. */
const drawn = houseFormat('9:16');

/** Placement of the drawing in a frame; the identity in 9:16. */
export type Camera = {
  x: number;
  y: number;
  settingScale: number;
  width: number;
  height: number;
  /** Lower edge of the text area. */
  textBottom: number;
};

/** Pixels from the eyes to the top of the tallest hair. */
const hairHeight = 258;
/** The highest and lowest allowed position of the eyes, as shares of the frame's height. */
const eyesBetween = [0.345, 0.47] as const;
/** Pixels of the body below the eyes that are painted even when the shoulders rise: wide shots stand lower in the frame. */
const paintedBelowEyes = 985;
/** The setting is further away, so zooming changes it less. */
const settingShare = 0.4;
const minZoom = 0.8;

/**
 * The person keeps their size: shorter frames show less above and below, wider frames show more on both sides. The eyes
 * stay at the same share of the height. The out-of-focus setting is enlarged to fill wider frames.
 */
export function aimCamera({ headY }: Pick<Person, 'headY'>, format?: VideoFormat, textBottom = 0): Camera {
  const { width, height } = houseFormat(format);
  return {
    x: (width - drawn.width) / 2,
    y: Math.round(headY * (height / drawn.height - 1)),
    settingScale: width / drawn.width,
    width,
    height,
    textBottom,
  };
}

export function enterSetting(context: Context, { headX, headY }: Person, camera: Camera, shot: Shot): void {
  const nearer = shot ? 1 + Math.max(0, shot.zoom / minZoom - 1) * settingShare : 1;
  context.translate(headX + camera.x, headY + camera.y);
  context.scale(camera.settingScale * nearer, camera.settingScale * nearer);
  context.translate(-headX, -headY);
}

/** Height of the eyes in the frame: in the upper part, with the hair below the text and the lower edge on the trunk. */
function eyesAt({ height, textBottom }: Camera, zoom: number): number {
  const [highest, lowest] = eyesBetween;
  const wanted = Math.max(highest * height, textBottom + hairHeight * zoom, height - paintedBelowEyes * zoom);
  return Math.min(lowest * height, wanted);
}

/** The visible part of a body, in its own pixels from the midpoint between the eyes: those of broad people are wider. */
export function seenFrame(
  { headX, headY, stance }: Pick<Person, 'headX' | 'headY' | 'stance'>,
  camera: Camera,
  shot: Shot,
): SeenFrame {
  const { width, height } = camera;
  if (!shot) {
    const left = headX + camera.x;
    return { halfWidth: Math.min(left, width - left) / stance.width, bottom: height - headY - camera.y };
  }
  return {
    halfWidth: width / 2 / shot.zoom / stance.width,
    bottom: (height - eyesAt(camera, shot.zoom)) / shot.zoom,
  };
}

/** Transforms from frame space to the space in which the person is painted. */
export function enterPerson(context: Context, { headX, headY }: Person, camera: Camera, shot: Shot): void {
  if (!shot) {
    context.translate(camera.x, camera.y);
    return;
  }
  context.translate(camera.width / 2, eyesAt(camera, shot.zoom));
  context.scale(shot.zoom, shot.zoom);
  context.translate(-headX, -headY);
}
