import { placePicture, type Framing } from '#contract/framing.ts';
import { videoFormats, defaultVideoFormat, type VideoFormat } from '#contract/video-formats.ts';

type Facts = { width: number | null; height: number | null };

/** In pixels of the frame. */
const tolerance = 0.01;

/**
 * The framing with which a clip is prepared. Null if it has no effect: the clip has the frame's aspect ratio and no
 * zoom, so the copy prepared at upload can be used.
 */
export function clipFraming(
  { width, height }: Facts,
  framing: Framing | null,
  format: VideoFormat = defaultVideoFormat,
): Framing | null {
  if (!framing || !width || !height) return null;
  const frame = videoFormats[format];
  const at = placePicture({ width, height }, frame, framing);
  const isWhole =
    Math.abs(at.width / frame.width - 1) < tolerance && Math.abs(at.height / frame.height - 1) < tolerance;
  return isWhole ? null : framing;
}
