import { videoFormats, type VideoFormat } from '../ffmpeg/video-formats.ts';
import type { Layer, Transform } from '../motion/film.ts';
import type { Keyframe } from '../motion/tracks.ts';
import { planCameraPath, planeView } from './camera/camera-path.ts';
import { chooseMove } from './camera/choose-move.ts';
import type { StoryScene } from '../story/story.ts';

type Shown = { format: VideoFormat; frames: number; transform: Transform };

/** A flat picture of any size under a moving camera: it covers the frame and never shows its edge. */
export function pictureLayer(
  { path, width, height }: { path: string; width: number; height: number },
  { scene, seed, format, frames, transform }: Shown & { scene: StoryScene; seed: string },
): Layer {
  const frame = videoFormats[format];
  // Pixels of the picture per pixel of the frame when the picture just covers the frame.
  const density = Math.min(width / frame.width, height / frame.height);
  const left = (width - frame.width * density) / 2;
  // A picture that is too tall is cut more at the bottom, because heads matter more than feet.
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

/** A slower movement would look broken; the last frame is held instead. */
const minSpeed = 0.7;

/** A clip in house format, slowed down slightly if it is shorter than the scene, trimmed if it is longer. */
export function clipLayer(
  { path, durationSeconds }: { path: string; durationSeconds: number },
  { format, frames, transform }: Shown,
): Layer {
  const speed = Math.min(1, Math.max(minSpeed, durationSeconds / (frames / 30)));
  const box = { x: 0, y: 0, ...videoFormats[format] };
  return { kind: 'video', path, startSeconds: 0, speed, from: 0, to: frames, box, fit: 'fill', transform };
}
