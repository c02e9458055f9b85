import { videoFormats, type VideoFormat } from '../ffmpeg/video-formats.ts';
import type { Layer, Transform } from '../motion/film.ts';
import type { Keyframe } from '../motion/tracks.ts';
import { planCameraPath, planeView } from './camera/camera-path.ts';
import { chooseMove } from './camera/choose-move.ts';
import type { StoryScene } from '../story/story.ts';

type Shown = { format: VideoFormat; frames: number; transform: Transform };

/** A flat picture under a moving camera, whatever its size: it covers the frame, and its edge is never seen. */
export function pictureLayer(
  { path, width, height }: { path: string; width: number; height: number },
  { scene, seed, format, frames, transform }: Shown & { scene: StoryScene; seed: string },
): Layer {
  const frame = videoFormats[format];
  // Pixels of the picture for one of the frame, where the picture just covers it.
  const density = Math.min(width / frame.width, height / frame.height);
  const left = (width - frame.width * density) / 2;
  // Of a picture that is too high, heads matter more than feet.
  const top = (height - frame.height * density) * 0.35;
  const camera = planCameraPath(chooseMove(scene, seed), {
    frames,
    focus: { x: frame.width / 2, y: frame.height * 0.42 },
    isExcited: scene.mood === 'excited',
  });
  const views = Array.from({ length: frames }, (_, at) => planeView(camera, 1, at, frame));
  const track = (read: (view: (typeof views)[number]) => number): Keyframe[] =>
    views.map((view, at) => ({ frame: at, value: read(view), ease: 'linear' }));
  return {
    kind: 'picture',
    path,
    from: 0,
    to: frames,
    box: { x: 0, y: 0, ...frame },
    transform,
    crop: {
      x: track((view) => left + (-view.x / view.scale) * density),
      y: track((view) => top + (-view.y / view.scale) * density),
      width: track((view) => (frame.width / view.scale) * density),
    },
  };
}

/** Slower than this, a movement looks as if something were wrong; the last frame is held instead. */
const slowest = 0.7;

/** A clip in house format: slowed down a little where it is shorter than the scene, cut where it is longer. */
export function clipLayer(
  { path, durationSeconds }: { path: string; durationSeconds: number },
  { format, frames, transform }: Shown,
): Layer {
  const speed = Math.min(1, Math.max(slowest, durationSeconds / (frames / 30)));
  const box = { x: 0, y: 0, ...videoFormats[format] };
  return { kind: 'video', path, startSeconds: 0, speed, from: 0, to: frames, box, fit: 'fill', transform };
}
